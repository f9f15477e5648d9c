import type { ShareTexts } from '../share.js';

export const share: ShareTexts = {
  about: 'Genau dieses Spielfeld, dort aufgedeckt, wo du begonnen hast. Deine Züge bleiben bei dir.',
  aboutNew: 'Noch ist nichts aufgedeckt: Der Link führt zu einem Spielfeld dieser Art.',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das Kopieren ging nicht. Markiere den Link und kopiere ihn.',
  share: 'Teilen …',
  won: (board, time) => `Ich habe „${board}“ in ${time} geräumt. Und du?`,
  playing: (board) => `Ich spiele „${board}“. Schaffst du es?`,
};
