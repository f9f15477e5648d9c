import type { HtmlTagDescriptor, Plugin } from 'vite';
import { sheetOf } from './sheets.js';

/** The looks that a page wears before anything is chosen. */
const LOOKS = { classic: '(prefers-color-scheme: light)', night: '(prefers-color-scheme: dark)' };

/**
 * Links the default themes in the page, so that they come beside the script and not after it. They stay files of their
 * own: another theme takes their place without a trace of them.
 */
export function linkLooks(): Plugin {
  return {
    name: 'link-looks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.entries(LOOKS).map(
          ([theme, media]): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', href: sheetOf(theme, bundle), media, 'data-theme': theme },
            injectTo: 'head',
          }),
        ),
    },
  };
}
