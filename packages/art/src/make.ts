import { mkdir, writeFile } from 'node:fs/promises';
import { blastSheet } from './blastSheet.js';
import { encodeBlast, encodeTiles } from './encode.js';
import { stateSheet } from './stateSheet.js';
import { themes } from './themes/index.js';

/** Where the themes live, seen from the built file of this package. */
const home = new URL('../../react/themes/', import.meta.url);

// Names on the command line choose themes; none means all.
const chosen = process.argv.slice(2);
for (const theme of themes.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const folder = new URL(`${theme.name}/`, home);
  await mkdir(folder, { recursive: true });
  const { once, twice } = await blastSheet(theme);
  const files = {
    'state.webp': await encodeTiles(await stateSheet(theme, 1)),
    'state@2x.webp': await encodeTiles(await stateSheet(theme, 2)),
    'blast.webp': await encodeBlast(once, 84),
    'blast@2x.webp': await encodeBlast(twice, 76),
  };
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(new URL(name, folder), bytes);
    console.log(`${theme.name}/${name} ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
