import type { HtmlTagDescriptor, Plugin } from 'vite';

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
      handler: (_, { bundle = {} }) =>
        Object.entries(LOOKS).map(([theme, media]): HtmlTagDescriptor => {
          const sheet = Object.values(bundle).find(
            (file) =>
              file.type === 'asset' &&
              file.originalFileNames.some((name) => name.endsWith(`themes/${theme}.css`)),
          );
          if (!sheet) throw new Error(`mines: no style sheet of the theme ${theme} was built.`);
          return {
            tag: 'link',
            attrs: { rel: 'stylesheet', href: `./${sheet.fileName}`, media, 'data-theme': theme },
            injectTo: 'head',
          };
        }),
    },
  };
}
