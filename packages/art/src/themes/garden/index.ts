import type { Theme } from '../../theme.js';
import { blast } from './blast.js';
import { bud, crater } from './plant.js';
import * as signs from './signs.js';
import * as tile from './tile.js';

/** Grass over soil; buds instead of mines, which burst into petals and bloom. */
export const garden: Theme = {
  name: 'garden',
  numbers: signs.NUMBERS,
  ...tile,
  numeral: signs.numeral,
  flag: signs.flag,
  question: signs.question,
  mine: bud,
  wrongFlag: signs.wrongFlag,
  crater,
  blast,
};
