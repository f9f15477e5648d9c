import { blastSheet } from './blastSheet.js';
import { encode } from './encode.js';
import { stateSheet } from './stateSheet.js';
import type { Theme } from './theme.js';

/** Where the themes live, seen from the built file of this package and from its source alike. */
export const THEMES_FOLDER: URL = new URL('../../react/themes/', import.meta.url);

/** Every file of a theme's sheets by name. The qualities are the lowest at which nobody sees a difference. */
export async function themeFiles(theme: Theme): Promise<{ name: string; bytes: Buffer }[]> {
  const blast = await blastSheet(theme);
  return [
    { name: 'state.webp', bytes: await encode(await stateSheet(theme, 1), 90) },
    { name: 'state@2x.webp', bytes: await encode(await stateSheet(theme, 2), 88) },
    { name: 'blast.webp', bytes: await encode(blast.once, 80) },
    { name: 'blast@2x.webp', bytes: await encode(blast.twice, 74) },
  ];
}
