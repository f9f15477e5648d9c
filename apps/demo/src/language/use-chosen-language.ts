import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings/context.js';
import { type Language, languages } from './language.js';
import { tagFor } from './tags.js';

/** The page's language: the first one until another that is wanted has arrived, and if it never does. */
export function useChosenLanguage(wanted: readonly string[], first: Language): Language {
  const chosen = useSettings((state) => state.language);
  const tag = useMemo(() => tagFor(chosen, wanted), [chosen, wanted]);
  const [language, setLanguage] = useState(first);

  useEffect(() => {
    let stale = false;
    languages[tag]
      .load()
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

  return language;
}
