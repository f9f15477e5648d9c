import type { Theme } from '../theme.js';
import { classic } from './classic/index.js';
import { contrast } from './contrast/index.js';
import { garden } from './garden/index.js';
import { night } from './night/index.js';

/** Every theme. */
export const themes: readonly Theme[] = [classic, garden, night, contrast];
