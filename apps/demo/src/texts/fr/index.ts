import type { Texts } from '../texts.js';
import { app } from './app.js';
import { link } from './link.js';
import { play } from './play.js';
import { saving } from './saving.js';

/** French. */
export const texts: Texts = { app, play, link, saving };
