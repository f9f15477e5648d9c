import type { ShareTexts } from '../share.js';

export const share: ShareTexts = {
  about: 'This very board, opened where you opened it. Your moves stay with you.',
  aboutNew: 'Nothing is opened yet: the link leads to a board of this kind.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Select the link and copy it.',
  share: 'Share …',
  won: (board, time) => `I cleared “${board}” in ${time}. And you?`,
  playing: (board) => `I play “${board}”. Can you clear it?`,
};
