/** The languages that there are. */
export const tags = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt-BR', 'zh-CN'] as const;

/** One of {@link tags}. */
export type Tag = (typeof tags)[number];

/** The first of the reader's languages that there is, whatever its region, else English. */
export function pickLanguage(wanted: readonly string[]): Tag {
  for (const tag of wanted) {
    const [base = ''] = tag.split('-');
    const found = tags.find((known) => known === tag || known.split('-')[0] === base);
    if (found) return found;
  }
  return 'en';
}

/** The language of the page: the one that is chosen, else the first that the reader wants. */
export function tagFor(chosen: string, wanted: readonly string[]): Tag {
  return pickLanguage(chosen === 'auto' ? wanted : [chosen, ...wanted]);
}
