import { type Labels, en as labels } from '@mines/react';
import { texts } from './texts/en.js';
import type { Texts } from './texts/texts.js';

/** A language: what the components say and what the page says. */
export interface Language {
  readonly labels: Labels;
  readonly texts: Texts;
}

/** English, which is there at once. */
export const english: Language = { labels, texts };

/** The languages by their tags, by the names that they call themselves, and how to fetch them. */
export const languages: Readonly<Record<string, { readonly name: string; load(): Promise<Language> }>> = {
  ar: {
    name: 'العربية',
    load: async () => pair((await import('@mines/react/labels/ar')).ar, import('./texts/ar.js')),
  },
  de: {
    name: 'Deutsch',
    load: async () => pair((await import('@mines/react/labels/de')).de, import('./texts/de.js')),
  },
  en: { name: 'English', load: async () => english },
  es: {
    name: 'Español',
    load: async () => pair((await import('@mines/react/labels/es')).es, import('./texts/es.js')),
  },
  fr: {
    name: 'Français',
    load: async () => pair((await import('@mines/react/labels/fr')).fr, import('./texts/fr.js')),
  },
  ja: {
    name: '日本語',
    load: async () => pair((await import('@mines/react/labels/ja')).ja, import('./texts/ja.js')),
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    load: async () => pair((await import('@mines/react/labels/pt-BR')).ptBR, import('./texts/pt-BR.js')),
  },
  'zh-CN': {
    name: '简体中文',
    load: async () => pair((await import('@mines/react/labels/zh-CN')).zhCN, import('./texts/zh-CN.js')),
  },
};

async function pair(labelsOf: Labels, page: Promise<{ readonly texts: Texts }>): Promise<Language> {
  return { labels: labelsOf, texts: (await page).texts };
}

/** The first of the reader's languages that there is, whatever its region, else English. */
export function pickLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const [base = ''] = tag.split('-');
    const found = Object.keys(languages).find((known) => known === tag || known.split('-')[0] === base);
    if (found) return found;
  }
  return 'en';
}
