import classic from '@mines/react/themes/classic.css?url';
import contrast from '@mines/react/themes/contrast.css?url';
import garden from '@mines/react/themes/garden.css?url';
import night from '@mines/react/themes/night.css?url';
import plain from '@mines/react/themes/plain.css?url';
import { bring, type Look, mark, type ThemeName } from './look.js';

/** The style sheets of the themes. Each is a file of its own: only the one that is worn is fetched. */
export const themeSheets: Readonly<Record<ThemeName, string>> = { classic, garden, night, contrast, plain };

/** Puts a look on a page. The one before stays until the new one has come, and if it never comes. */
export async function wear(page: Document, look: Look): Promise<void> {
  const coming = look.sheets.map(({ theme, media }) => fetched(page, theme, media));
  await Promise.all(coming);
  mark(page, look);
}

/** The theme's style sheet on the page, once it is there. The page brings those of the default look itself. */
function fetched(page: Document, theme: ThemeName, media: string): Promise<void> {
  const known = page.head.querySelector<HTMLLinkElement>(`link[data-theme="${theme}"]`);
  if (known && !('coming' in known.dataset)) return Promise.resolve();
  const link = known ?? bring(page, { theme, media, href: themeSheets[theme] });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new Error(`mines: the theme ${theme} could not be fetched.`)),
    );
  });
}
