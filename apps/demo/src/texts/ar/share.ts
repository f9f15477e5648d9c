import type { ShareTexts } from '../share.js';

export const share: ShareTexts = {
  about: 'هذه اللوحة نفسها، مفتوحة حيث فتحتها. حركاتك تبقى لديك.',
  aboutNew: 'لم يُفتح شيء بعد: يقود الرابط إلى لوحة من هذا النوع.',
  link: 'الرابط',
  copy: 'نسخ الرابط',
  copied: 'تم النسخ.',
  notCopied: 'تعذر النسخ. حدد الرابط وانسخه.',
  share: 'مشاركة…',
  won: (board, time) => `أنهيت «${board}» في ${time}. وأنت؟`,
  playing: (board) => `ألعب «${board}». هل تستطيع إنهاءها؟`,
};
