import type { Theme } from '../../theme.js';
import { blast, crater } from './blast.js';
import * as signs from './signs.js';
import * as tile from './tile.js';

/** Flat and strong; every number can be counted as well as read. */
export const contrast: Theme = {
  name: 'contrast',
  numbers: signs.NUMBERS,
  ...tile,
  numeral: signs.numeral,
  flag: signs.flag,
  question: signs.question,
  mine: signs.mine,
  wrongFlag: signs.wrongFlag,
  crater,
  blast,
};
