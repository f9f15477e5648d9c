import { mkdir, writeFile } from 'node:fs/promises';
import { THEMES_FOLDER, themeFiles } from './files.js';
import { ICONS_FOLDER, iconFiles } from './icons.js';
import { themes } from './themes/index.js';

// Names on the command line choose themes, or `icons`; none means all.
const chosen = process.argv.slice(2);
for (const theme of themes.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const folder = new URL(`${theme.name}/`, THEMES_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of await themeFiles(theme)) {
    await writeFile(new URL(name, folder), bytes);
    console.log(`${theme.name}/${name} ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
if (chosen.length === 0 || chosen.includes('icons')) {
  for (const { name, bytes } of await iconFiles()) {
    await writeFile(new URL(name, ICONS_FOLDER), bytes);
    console.log(`${name} ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
