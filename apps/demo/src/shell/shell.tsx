import { renderToStaticMarkup } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { App } from '../app/app.js';
import { english } from '../language/language.js';
import type { Update } from '../pwa/updates.js';
import { SettingsProvider } from '../settings/context.js';
import { createSettingsStore } from '../settings/store.js';

/** What of the first screen matters to the eye. All else, above all what is said of it, is left to the game itself. */
const KEPT = new Set([
  ...['class', 'dir', 'type', 'checked', 'selected', 'disabled'],
  ...['data-face', 'data-phase', 'data-motion', 'data-mood'],
  ...['viewBox', 'width', 'height', 'd', 'cx', 'cy', 'r', 'fill'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
]);

/**
 * The first screen as nobody has changed it, to look at until the game is there: nothing in it answers, and nothing is
 * read aloud. Drawn by the components themselves, so that the two look alike.
 *
 * @returns HTML, without inline styles: the policy of the page refuses them.
 */
export function renderShell(): string {
  const settings = createSettingsStore(() => ({ getItem: () => null, setItem: () => undefined }));
  const html = renderToStaticMarkup(
    <SettingsProvider store={settings}>
      <App search="" wanted={['en']} first={english} updates={createStore<Update>(() => null)} />
    </SettingsProvider>,
  );
  // Cells say in letters what they show until a theme draws them; here one does from the beginning.
  const drawn = html.replace(/<samp[^>]*>[^<]*<\/samp>/g, '');
  const bare = drawn.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/\s([\w-]+)(?:="[^"]*")?/g, (attribute, name: string) => (KEPT.has(name) ? attribute : '')),
  );
  return `<div class="shell" inert aria-hidden="true">${bare}</div>`;
}
