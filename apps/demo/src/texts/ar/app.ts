import type { AppTexts } from '../app.js';

export const app: AppTexts = {
  language: 'اللغة',
  menu: 'القائمة',
  close: 'إغلاق',
  coming: 'لحظة من فضلك…',
  notFetched: 'تعذر تحميل هذا الجزء من الصفحة. تحقق من الاتصال وحاول مرة أخرى. لعبتك مستمرة.',
  update: { arrived: 'وصلت نسخة أحدث. لعبتك محفوظة.', reload: 'إعادة التحميل' },
  storage: {
    damaged: 'كانت بعض الإعدادات المحفوظة تالفة، فعادت إلى حالتها الأولى.',
    unavailable: 'هذا المتصفح لا يحفظ الإعدادات. تبقى سارية حتى إغلاق الصفحة.',
  },
  dialogs: {
    board: 'لوحة مخصصة',
    settings: 'الإعدادات',
    review: 'مراجعة',
    statistics: 'الإحصاءات',
    daily: 'لوحة اليوم',
    learn: 'تعلّم',
    share: 'مشاركة',
    data: 'بياناتك',
    shortcuts: 'لوحة المفاتيح والفأرة',
    about: 'حول',
  },
};
