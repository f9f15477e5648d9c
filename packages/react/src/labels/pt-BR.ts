/**
 * All that the components show and say, in Brazilian Portuguese.
 *
 * @packageDocumentation
 */

import type { Board, FaceName } from '@mines/core';
import type { Labels } from '../labels.js';
import type { Refusal } from '../news.js';
import { formatOf, sentence } from './format.js';

const { plural, number, duration } = formatOf('pt-BR', { list: { type: 'unit', style: 'long' } });

const mines = (count: number): string =>
  plural(count, { one: '# mina', many: '# de minas', other: '# minas' });
const left = (count: number): string =>
  plural(count, { one: '# mina restante', many: '# de minas restantes', other: '# minas restantes' });
const place = (row: number, column: number): string => `linha ${number(row)}, coluna ${number(column)}`;
const size = ({ width, height, mines: count }: Board): string =>
  `${number(width)} por ${number(height)}, ${mines(count)}`;

const FACES: Readonly<Record<FaceName, string>> = {
  0: 'nenhuma mina ao redor',
  1: '1 mina ao redor',
  2: '2 minas ao redor',
  3: '3 minas ao redor',
  4: '4 minas ao redor',
  5: '5 minas ao redor',
  6: '6 minas ao redor',
  7: '7 minas ao redor',
  8: '8 minas ao redor',
  closed: 'fechado',
  flag: 'bandeira',
  question: 'interrogação',
  mine: 'mina',
  exploded: 'mina detonada',
  'wrong-flag': 'bandeira errada',
};

const MARKS = {
  flag: 'Bandeira colocada',
  question: 'Interrogação colocada',
  closed: 'Marcação removida',
};

const REFUSALS: Readonly<Record<Refusal, string>> = {
  flagged: 'Não é possível abrir, tem bandeira',
  open: 'Nada a fazer, já está aberto',
  flags: 'As bandeiras ao redor não correspondem ao número',
  over: 'O jogo já acabou',
  laying: 'As minas estão sendo colocadas',
  'no-layout': 'Nenhum campo encontrado',
  paused: 'O jogo está pausado',
};

/** Portuguese as it is written in Brazil. */
export const ptBR: Labels = {
  lang: 'pt-BR',
  dir: 'ltr',
  field: (board) => `Campo minado, ${size(board)}`,
  cell: (face, row, column) => `${sentence(FACES[face])}, ${place(row, column)}`,
  concealed: (row, column) => `Oculto durante a pausa, ${place(row, column)}`,
  risk: (percent) => `risco de mina: ${percent}`,
  minesLeft: left,
  time: duration,
  newGame: 'Novo jogo',
  flagMode: 'Modo bandeira',
  sound: 'Som',
  news: (news) => {
    switch (news.type) {
      case 'opened':
        return plural(news.count, {
          one: '# quadrado aberto',
          many: '# de quadrados abertos',
          other: '# quadrados abertos',
        });
      case 'marked':
        return `${MARKS[news.face]}, ${left(news.left)}`;
      case 'refused':
        return REFUSALS[news.why];
      case 'lost':
        return `Mina detonada, ${place(news.row, news.column)}. Fim de jogo.`;
      case 'won':
        return `Campo limpo em ${duration(news.ms / 1000)}.`;
      case 'new-game':
        return `Novo jogo, ${size(news.board)}`;
      case 'paused':
        return 'Jogo pausado';
      case 'resumed':
        return 'Jogo retomado';
      case 'restored':
        return `Jogo restaurado e pausado, ${left(news.left)}`;
      case 'around':
        return `Ao redor: ${news.faces.map((face) => (face < 'a' ? face : FACES[face])).join(', ')}`;
      case 'status':
        return `${left(news.left)}, ${duration(news.ms / 1000)}`;
      case 'flag-mode':
        return `Modo bandeira ${news.on ? 'ativado' : 'desativado'}`;
    }
  },
};
