import { createContext, type ReactElement, type ReactNode, use, useContext } from 'react';
import type { DialogTexts, Texts } from '../texts/texts.js';
import { english, type Language } from './language.js';

const LanguageContext = createContext(english);

interface LanguageProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** The language of everything inside. */
export function LanguageProvider({ language, children }: LanguageProviderProps): ReactElement {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** What the first screen says. */
export function useTexts(): Texts {
  return useLanguage().texts;
}

/** What dialogs say. For components inside a dialog: it waits until the texts have come. */
export function useDialogTexts(): DialogTexts {
  const language = useLanguage();
  let texts = coming.get(language);
  if (!texts) {
    texts = language.dialogs();
    // Another try, once it is asked for again.
    texts.catch(() => coming.delete(language));
    coming.set(language, texts);
  }
  return use(texts);
}

const coming = new WeakMap<Language, Promise<DialogTexts>>();
