import { ar } from '../packages/react/src/labels/ar.js';
import { de } from '../packages/react/src/labels/de.js';
import { en } from '../packages/react/src/labels/en.js';
import { es } from '../packages/react/src/labels/es.js';
import { fr } from '../packages/react/src/labels/fr.js';
import { ja } from '../packages/react/src/labels/ja.js';
import { ptBR } from '../packages/react/src/labels/pt-BR.js';
import { zhCN } from '../packages/react/src/labels/zh-CN.js';
import type { Labels } from '../packages/react/src/labels.js';

/** The languages of the toolbar, by their tags. An app imports one. */
export const languages: Readonly<Record<string, Labels>> = {
  en,
  ar,
  de,
  es,
  fr,
  ja,
  'pt-BR': ptBR,
  'zh-CN': zhCN,
};

/** What each language calls itself. */
export const languageNames = Object.keys(languages).map((value) => ({
  value,
  title: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
}));
