import type { DailyTexts } from '../daily.js';

export const daily: DailyTexts = {
  about: 'لوحة كل يوم، نفسها للجميع: 16×16 و40 لغمًا. لا حاجة إلى التخمين.',
  heading: (number, date) => `رقم ${number}، ${date}`,
  play: 'العب',
  again: 'العب مجددًا',
  preparing: 'لحظة…',
  failed: 'تعذّر تجهيز اللوحة. تحقّق من الاتصال وحاول مجددًا.',
  open: 'لم تُلعب بعد.',
  won: (time) => `أُنجزت في ${time}.`,
  late: (time) => `أُنجزت في ${time} بمساعدة أو في يوم آخر. لا تُحسب في السلسلة.`,
  lost: 'لم تُنجز بعد.',
  notPlayed: 'لم تُلعب',
  attempts: (count) => `المحاولات: ${count}`,
  streak: (days) => `السلسلة: ${days}`,
  bestStreak: (days) => `أطول سلسلة: ${days}`,
  next: (time) => `الوقت الباقي للوحة التالية: ${time}.`,
  lately: 'الأسابيع الأخيرة',
  today: 'اليوم',
};
