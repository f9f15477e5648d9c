/** Runs before the first paint: has the shell of the page be what the game will be, or not show what it cannot know. */

import { tagFor } from '../language/tags.js';
import { KEY } from '../settings/key.js';
import { bring, lookOf, mark } from '../settings/look.js';
import { glance } from './glance.js';

const page = document.documentElement;
const chosen = glance(read());

const look = lookOf(chosen, matchMedia('(prefers-color-scheme: dark)').matches);
// The sheets of the default look are on the page; another one is brought, and nothing is shown without it.
for (const { theme, media } of look.sheets) {
  const href = document.currentScript?.dataset[theme];
  if (!href) continue;
  page.dataset['coming'] = '';
  bring(document, { theme, media, href }).addEventListener('load', () => delete page.dataset['coming']);
}
mark(document, look);

const tag = tagFor(chosen.language, navigator.languages);
page.lang = tag;
page.dir = tag === 'ar' ? 'rtl' : 'ltr';

page.dataset['shell'] = [
  tag === 'en' && 'words',
  !(chosen.usualField && location.search === '') && 'bare',
  !chosen.usualSwitches && 'unswitched',
]
  .filter(Boolean)
  .join(' ');

// As the field does for itself, once it is there.
if (!Number.isInteger(devicePixelRatio))
  page.style.setProperty('--shell-pixel', `${(1 + 1e-6) / devicePixelRatio}px`);

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
