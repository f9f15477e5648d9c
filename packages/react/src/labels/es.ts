/**
 * All that the components show and say, in Spanish.
 *
 * @packageDocumentation
 */

import type { Board, FaceName } from '@mines/core';
import type { Labels } from '../labels.js';
import type { Refusal } from '../news.js';
import { formatOf, sentence } from './format.js';

const { plural, number, duration } = formatOf('es', { list: { type: 'unit', style: 'long' } });

const mines = (count: number): string =>
  plural(count, { one: '# mina', many: '# de minas', other: '# minas' });
const left = (count: number): string =>
  plural(count, { one: 'queda # mina', many: 'quedan # de minas', other: 'quedan # minas' });
const place = (row: number, column: number): string => `fila ${number(row)}, columna ${number(column)}`;
const size = ({ width, height, mines: count }: Board): string =>
  `${number(width)} por ${number(height)}, ${mines(count)}`;

const FACES: Readonly<Record<FaceName, string>> = {
  0: 'ninguna mina alrededor',
  1: '1 mina alrededor',
  2: '2 minas alrededor',
  3: '3 minas alrededor',
  4: '4 minas alrededor',
  5: '5 minas alrededor',
  6: '6 minas alrededor',
  7: '7 minas alrededor',
  8: '8 minas alrededor',
  closed: 'cubierta',
  flag: 'bandera',
  question: 'interrogación',
  mine: 'mina',
  exploded: 'mina detonada',
  'wrong-flag': 'bandera equivocada',
};

const MARKS = {
  flag: 'Bandera colocada',
  question: 'Interrogación colocada',
  closed: 'Marca quitada',
};

const REFUSALS: Readonly<Record<Refusal, string>> = {
  flagged: 'No se puede descubrir, tiene bandera',
  open: 'Nada que hacer, ya está descubierta',
  flags: 'Las banderas de alrededor no coinciden con el número',
  over: 'La partida ha terminado',
  laying: 'Se están colocando las minas',
  'no-layout': 'No se encontró ningún tablero',
  paused: 'La partida está en pausa',
};

/** Spanish. */
export const es: Labels = {
  lang: 'es',
  dir: 'ltr',
  field: (board) => `Campo de minas, ${size(board)}`,
  cell: (face, row, column) => `${sentence(FACES[face])}, ${place(row, column)}`,
  concealed: (row, column) => `Oculta durante la pausa, ${place(row, column)}`,
  risk: (percent) => `riesgo de mina: ${percent}`,
  minesLeft: (count) => sentence(left(count)),
  time: duration,
  newGame: 'Nueva partida',
  flagMode: 'Modo bandera',
  sound: 'Sonido',
  news: (news) => {
    switch (news.type) {
      case 'opened':
        return plural(news.count, {
          one: '# casilla descubierta',
          many: '# de casillas descubiertas',
          other: '# casillas descubiertas',
        });
      case 'marked':
        return `${MARKS[news.face]}, ${left(news.left)}`;
      case 'refused':
        return REFUSALS[news.why];
      case 'lost':
        return `Mina detonada, ${place(news.row, news.column)}. Fin de la partida.`;
      case 'won':
        return `Campo despejado en ${duration(news.ms / 1000)}.`;
      case 'new-game':
        return `Nueva partida, ${size(news.board)}`;
      case 'paused':
        return 'Partida en pausa';
      case 'resumed':
        return 'Partida reanudada';
      case 'restored':
        return `Partida recuperada, en pausa, ${left(news.left)}`;
      case 'around':
        return `Alrededor: ${news.faces.map((face) => (face < 'a' ? face : FACES[face])).join(', ')}`;
      case 'status':
        return `${sentence(left(news.left))}, ${duration(news.ms / 1000)}`;
      case 'flag-mode':
        return `Modo bandera ${news.on ? 'activado' : 'desactivado'}`;
    }
  },
};
