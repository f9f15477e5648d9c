import type { PlayTexts } from '../play.js';

export const play: PlayTexts = {
  board: 'اللوحة',
  beginner: 'مبتدئ',
  intermediate: 'متوسط',
  expert: 'خبير',
  custom: 'مخصص',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  paused: 'متوقفة مؤقتاً',
  game: 'اللعبة',
  newGame: 'لعبة جديدة',
  sameBoard: 'اللوحة نفسها',
  won: (time) => `تم تطهير الحقل. الزمن: ${time}.`,
  lost: 'كان ذلك لغماً.',
  giveUp: 'هل تترك هذه اللعبة؟',
  giveUpWhy: 'اللعبة جارية، وبدء لعبة جديدة ينهيها.',
  keepPlaying: 'متابعة اللعب',
  zoom: { name: 'التكبير', closer: 'تكبير', farther: 'تصغير', fit: 'ملاءمة' },
  help: {
    hint: 'تلميح',
    odds: 'الاحتمالات',
    noGuess: 'بلا تخمين',
    helped: 'بمساعدة',
    none: 'لا يوجد ما يُقترح.',
    noBoard: 'لم يُعثر على لوحة بلا تخمين. حاول مرة أخرى أو أوقف «بلا تخمين».',
    safe: (row, column) => `الصف ${row}، العمود ${column}: آمنة.`,
    mine: (row, column) => `الصف ${row}، العمود ${column}: لغم.`,
    guess: (row, column, percent) =>
      `لا شيء مؤكد. الأفضل الصف ${row}، العمود ${column}: احتمال اللغم ${percent}.`,
    reasons: {
      number: 'يُظهر ذلك الرقم المؤطر.',
      numbers: 'تُظهر ذلك الأرقام المؤطرة معاً.',
      count: 'يُظهر ذلك عدد الألغام الباقية.',
      exact: 'يُظهر ذلك حصر كل الاحتمالات.',
    },
  },
};
