import type { ShareTexts } from '../share.js';

export const share: ShareTexts = {
  about: 'Este mismo tablero, descubierto donde empezaste. Tus jugadas se quedan contigo.',
  aboutNew: 'Aún no se ha descubierto nada: el enlace lleva a un tablero de este tipo.',
  link: 'Enlace',
  copy: 'Copiar enlace',
  copied: 'Copiado.',
  notCopied: 'No se pudo copiar. Selecciona el enlace y cópialo.',
  share: 'Compartir…',
  won: (board, time) => `He despejado «${board}» en ${time}. ¿Y tú?`,
  playing: (board) => `Juego a «${board}». ¿Puedes despejarlo?`,
};
