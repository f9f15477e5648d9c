/** What can be chosen to be worn. `system`: classic by day, night by night. */
export const themes = ['system', 'classic', 'garden', 'night', 'contrast', 'plain'] as const;
export const schemes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];
export type Scheme = (typeof schemes)[number];

/** A theme that fields can wear. */
export type ThemeName = Exclude<Theme, 'system'>;

/** What a choice of theme and scheme comes to. */
export interface Look {
  /** Which theme is worn under which media query. */
  readonly sheets: readonly { readonly theme: ThemeName; readonly media: string }[];
  /** The theme that is worn now. */
  readonly theme: ThemeName;
  readonly scheme: 'light' | 'dark';
}

/** What theme and scheme come to on a system that is dark or not. */
export function lookOf(
  { theme, scheme }: { readonly theme: Theme; readonly scheme: Scheme },
  systemIsDark: boolean,
): Look {
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

/** Has the theme sheets that a page has hold where a look wants them, and marks the page with it. */
export function mark(page: Document, look: Look): void {
  for (const link of page.head.querySelectorAll<HTMLLinkElement>('link[data-theme]')) {
    link.media = look.sheets.find(({ theme }) => theme === link.dataset['theme'])?.media ?? 'not all';
  }
  page.documentElement.dataset['theme'] = look.theme;
  page.documentElement.dataset['scheme'] = look.scheme;
}

/** A theme sheet to fetch. */
interface Coming {
  readonly theme: ThemeName;
  readonly media: string;
  readonly href: string;
}

/** Has a page fetch a theme sheet. The link is marked until it has come, and gone if it does not. */
export function bring(page: Document, { theme, media, href }: Coming): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = media;
  // While there is no body yet, nothing is painted without it.
  link.setAttribute('blocking', 'render');
  Object.assign(link.dataset, { theme, coming: '' });
  link.addEventListener('load', () => delete link.dataset['coming']);
  link.addEventListener('error', () => link.remove());
  page.head.append(link);
  return link;
}
