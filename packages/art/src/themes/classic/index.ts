import type { Theme } from '../../theme.js';
import { blast } from './blast.js';
import { crater } from './crater.js';
import * as signs from './signs.js';
import * as tile from './tile.js';

/** Blue enamel tiles over a white bed, a naval mine, fire and smoke. */
export const classic: Theme = {
  name: 'classic',
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
