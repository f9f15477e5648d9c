import type { LinkTexts } from '../link.js';

const fields = { width: 'العرض', height: 'الارتفاع', mines: 'عدد الألغام' };

export const link: LinkTexts = {
  badLink: 'هذا الرابط لا يقود إلى لعبة.',
  playNormal: 'العب لعبة عادية',
  faults: {
    range: (field, min, max) => `${fields[field]}: يجب أن يكون عددًا صحيحًا من ${min} إلى ${max}.`,
    board: (text) => `«${text}» ليست لوحة. تُكتب اللوحة هكذا: 30x16x99، أي العرض والارتفاع والألغام.`,
    first: (text) => `«${text}» ليست قاعدة للخانة الأولى. الممكن: any أو safe أو opening.`,
    start: (text) =>
      `«${text}» ليست خانة في هذه اللوحة. تُكتب البداية هكذا: 4,7، أي العمود ثم الصف بدءًا من 0.`,
    damaged: 'بيانات اللوحة تالفة، وربما ينقص جزء من الرابط.',
    unreadable: 'لا يمكن قراءته.',
  },
};
