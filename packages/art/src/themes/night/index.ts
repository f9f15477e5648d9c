import type { Theme } from '../../theme.js';
import { blast } from './blast.js';
import { crater } from './crater.js';
import * as signs from './signs.js';
import * as tile from './tile.js';

/** Dark glass and neon; caged stars that burst into plasma. */
export const night: Theme = {
  name: 'night',
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
