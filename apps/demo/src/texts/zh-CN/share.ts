import type { ShareTexts } from '../share.js';

export const share: ShareTexts = {
  title: '分享',
};
