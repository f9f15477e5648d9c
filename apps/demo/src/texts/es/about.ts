import type { AboutTexts } from '../about.js';

export const about: AboutTexts = {
  what: 'Buscaminas para ratón, dedos, teclado y lector de pantalla. Descubre cada casilla sin mina; un número dice cuántas minas tocan su casilla.',
  privacy: 'Todo queda en este navegador. No se envía nada y no hay publicidad.',
  made: 'Las reglas, el solucionador, las imágenes y el sonido se hicieron para este juego. Es software libre con licencia MIT.',
};
