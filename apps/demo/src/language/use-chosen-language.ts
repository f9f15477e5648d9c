import { useEffect, useState } from 'react';
import { english, type Language, languages, pickLanguage } from './language.js';

/** The page's language and how to change it. English until the one that is wanted has arrived, and if it never does. */
export function useChosenLanguage(wanted: readonly string[]): {
  readonly tag: string;
  readonly language: Language;
  choose(tag: string): void;
} {
  const [tag, choose] = useState(() => pickLanguage(wanted));
  const [language, setLanguage] = useState(english);

  useEffect(() => {
    let stale = false;
    languages[tag]
      ?.load()
      .then((arrived) => stale || setLanguage(arrived))
      .catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [tag]);

  useEffect(() => {
    document.documentElement.lang = language.labels.lang;
    document.documentElement.dir = language.labels.dir;
  }, [language]);

  return { tag, language, choose };
}
