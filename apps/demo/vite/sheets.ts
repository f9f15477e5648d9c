import type { IndexHtmlTransformContext } from 'vite';

/** Where the style sheet of a theme is in the built site. */
export function sheetOf(theme: string, bundle: IndexHtmlTransformContext['bundle'] = {}): string {
  const sheet = Object.values(bundle).find(
    (file) =>
      file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(`themes/${theme}.css`)),
  );
  if (!sheet) throw new Error(`mines: no style sheet of the theme ${theme} was built.`);
  return `./${sheet.fileName}`;
}
