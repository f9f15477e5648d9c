import type { RecordsTexts } from '../records.js';

export const records: RecordsTexts = {
  title: 'الأرقام القياسية',
};
