import type { Theme } from '../theme.js';
import { classic } from './classic/index.js';

/** Every theme. */
export const themes: readonly Theme[] = [classic];
