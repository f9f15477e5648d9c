import classic from '@mines/react/themes/classic.css?url';
import contrast from '@mines/react/themes/contrast.css?url';
import garden from '@mines/react/themes/garden.css?url';
import night from '@mines/react/themes/night.css?url';
import plain from '@mines/react/themes/plain.css?url';
import type { Settings } from './settings.js';

/** A theme that fields can wear. */
export type ThemeName = Exclude<Settings['theme'], 'system'>;

/** The style sheets of the themes. Each is a file of its own: only the one that is worn is fetched. */
export const themeSheets: Readonly<Record<ThemeName, string>> = { classic, garden, night, contrast, plain };

/** What a choice of theme and scheme comes to. */
export interface Look {
  /** Which theme is worn under which media query. */
  readonly sheets: readonly { readonly theme: ThemeName; readonly media: string }[];
  /** The theme that is worn now. */
  readonly theme: ThemeName;
  readonly scheme: 'light' | 'dark';
}

/** What theme and scheme come to on a system that is dark or not. */
export function lookOf({ theme, scheme }: Pick<Settings, 'theme' | 'scheme'>, systemIsDark: boolean): Look {
  const wished = scheme === 'system' ? (systemIsDark ? 'dark' : 'light') : scheme;
  if (theme !== 'system') {
    // Who wears the night on a bright system wants it dark, unless they say otherwise.
    const settled = theme === 'night' && scheme === 'system' ? 'dark' : wished;
    return { sheets: [{ theme, media: 'all' }], theme, scheme: settled };
  }
  const worn = wished === 'dark' ? 'night' : 'classic';
  if (scheme !== 'system') return { sheets: [{ theme: worn, media: 'all' }], theme: worn, scheme: wished };
  return {
    sheets: [
      { theme: 'classic', media: '(prefers-color-scheme: light)' },
      { theme: 'night', media: '(prefers-color-scheme: dark)' },
    ],
    theme: worn,
    scheme: wished,
  };
}

/** Puts a look on a page. The one before stays until the new one has come, and if it never comes. */
export async function wear(page: Document, look: Look): Promise<void> {
  const coming = look.sheets.map(({ theme, media }) => fetched(page, theme, media));
  await Promise.all(coming);
  for (const link of page.head.querySelectorAll<HTMLLinkElement>('link[data-theme]')) {
    link.media = look.sheets.find(({ theme }) => theme === link.dataset['theme'])?.media ?? 'not all';
  }
  page.documentElement.dataset['theme'] = look.theme;
  page.documentElement.dataset['scheme'] = look.scheme;
}

/** The theme's style sheet on the page, once it is there. The page brings those of the default look itself. */
function fetched(page: Document, theme: ThemeName, media: string): Promise<void> {
  const known = page.head.querySelector<HTMLLinkElement>(`link[data-theme="${theme}"]`);
  if (known) return Promise.resolve();
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = themeSheets[theme];
  link.media = media;
  link.dataset['theme'] = theme;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`mines: the theme ${theme} could not be fetched.`));
    };
    page.head.append(link);
  });
}
