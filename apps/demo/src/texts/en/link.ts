import type { LinkTexts } from '../link.js';

export const link: LinkTexts = {
  badLink: 'This link does not lead to a game.',
  playNormal: 'Play a normal game',
  faults: {
    range: (field, min, max) => `Its ${field} must be a whole number from ${min} to ${max}.`,
    board: (text) => `“${text}” is not a board. Boards are written like 30x16x99: width, height, mines.`,
    first: (text) => `“${text}” is not a rule for the first cell. It can be any, safe or opening.`,
    start: (text) => `“${text}” is no cell of this board. A start is written like 4,7: column, row, from 0.`,
    damaged: 'Its board is damaged. Perhaps a part of the link is missing.',
    unreadable: 'It cannot be read.',
  },
};
