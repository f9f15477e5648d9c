import type { DialogTexts } from '../texts.js';
import { about } from './about.js';
import { board } from './board.js';
import { daily } from './daily.js';
import { learn } from './learn.js';
import { records } from './records.js';
import { review } from './review.js';
import { settings } from './settings.js';
import { share } from './share.js';
import { shortcuts } from './shortcuts.js';
import { statistics } from './statistics.js';

/** Spanish, beyond the first screen. */
export const texts: DialogTexts = {
  settings,
  daily,
  records,
  learn,
  share,
  about,
  board,
  shortcuts,
  statistics,
  review,
};
