import type { ReviewTexts } from '../review.js';

export const review: ReviewTexts = {
  none: 'العب لعبة حتى نهايتها، فتُظهر هذه الصفحة أين خمنت وما كانت الاحتمالات.',
  figures: {
    time: 'الزمن',
    threeBV: '3BV',
    speed: '3BV/ث',
    clicks: 'النقرات',
    efficiency: 'الكفاءة',
    openings: 'الفتحات',
  },
  of: (part, whole) => `${part} من ${whole}`,
  guesses: 'التخمينات',
  noGuesses: 'لم تخمن قط: كل خانة فتحتها كانت آمنة يقيناً.',
  survival: (chance) => `احتمال النجاة منها كلها كان ${chance}.`,
  unknown: (count) => `حركات شديدة التعقيد: ${count}.`,
  counting: 'يجري النظر في حركاتك…',
  move: (move, row, column, chance) =>
    `الحركة ${move}، الصف ${row}، العمود ${column}: احتمال اللغم ${chance}.`,
  certain: (row, column) => `الصف ${row}، العمود ${column} كان آمناً يقيناً.`,
  better: (row, column, chance) => `الصف ${row}، العمود ${column} كان أفضل: ${chance}.`,
  best: 'لم يكن هناك أفضل.',
  position: 'اللوحة كما رأيتها مع الاحتمالات',
};
