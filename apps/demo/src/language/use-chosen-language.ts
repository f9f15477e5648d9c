import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings/context.js';
import { english, type Language, languages, pickLanguage } from './language.js';

/** The page's language. English until the one that is wanted has arrived, and if it never does. */
export function useChosenLanguage(wanted: readonly string[]): Language {
  const chosen = useSettings((state) => state.language);
  const tag = useMemo(() => pickLanguage(chosen === 'auto' ? wanted : [chosen, ...wanted]), [chosen, wanted]);
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

  return language;
}
