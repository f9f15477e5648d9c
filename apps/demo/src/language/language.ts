import { type Labels, en as labels } from '@mines/react';
import { texts } from '../texts/en/index.js';
import type { DialogTexts, Texts } from '../texts/texts.js';
import type { Tag } from './tags.js';

/** A language: what the components say, what the first screen says, and how to fetch what dialogs say. */
export interface Language {
  readonly labels: Labels;
  readonly texts: Texts;
  dialogs(): Promise<DialogTexts>;
}

/** English, which is there at once. */
export const english: Language = {
  labels,
  texts,
  dialogs: async () => (await import('../texts/en/dialogs.js')).texts,
};

/** The languages by their tags, by the names that they call themselves, and how to fetch them. */
export const languages: Readonly<Record<Tag, { readonly name: string; load(): Promise<Language> }>> = {
  ar: {
    name: 'العربية',
    load: async () => ({
      labels: (await import('@mines/react/labels/ar')).ar,
      texts: (await import('../texts/ar/index.js')).texts,
      dialogs: async () => (await import('../texts/ar/dialogs.js')).texts,
    }),
  },
  de: {
    name: 'Deutsch',
    load: async () => ({
      labels: (await import('@mines/react/labels/de')).de,
      texts: (await import('../texts/de/index.js')).texts,
      dialogs: async () => (await import('../texts/de/dialogs.js')).texts,
    }),
  },
  en: { name: 'English', load: async () => english },
  es: {
    name: 'Español',
    load: async () => ({
      labels: (await import('@mines/react/labels/es')).es,
      texts: (await import('../texts/es/index.js')).texts,
      dialogs: async () => (await import('../texts/es/dialogs.js')).texts,
    }),
  },
  fr: {
    name: 'Français',
    load: async () => ({
      labels: (await import('@mines/react/labels/fr')).fr,
      texts: (await import('../texts/fr/index.js')).texts,
      dialogs: async () => (await import('../texts/fr/dialogs.js')).texts,
    }),
  },
  ja: {
    name: '日本語',
    load: async () => ({
      labels: (await import('@mines/react/labels/ja')).ja,
      texts: (await import('../texts/ja/index.js')).texts,
      dialogs: async () => (await import('../texts/ja/dialogs.js')).texts,
    }),
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    load: async () => ({
      labels: (await import('@mines/react/labels/pt-BR')).ptBR,
      texts: (await import('../texts/pt-BR/index.js')).texts,
      dialogs: async () => (await import('../texts/pt-BR/dialogs.js')).texts,
    }),
  },
  'zh-CN': {
    name: '简体中文',
    load: async () => ({
      labels: (await import('@mines/react/labels/zh-CN')).zhCN,
      texts: (await import('../texts/zh-CN/index.js')).texts,
      dialogs: async () => (await import('../texts/zh-CN/dialogs.js')).texts,
    }),
  },
};

/** A language once it is there, English where it cannot be fetched. */
export async function fetchLanguage(tag: Tag): Promise<Language> {
  return languages[tag].load().catch(() => english);
}
