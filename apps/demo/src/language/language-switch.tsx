import type { ReactElement } from 'react';
import { useSettings, useSettingsStore } from '../settings/context.js';
import { useLanguage } from './context.js';
import { languages } from './language.js';
import { pickLanguage } from './tags.js';

/** Every language by the name that it calls itself. */
export function LanguageSwitch({ label }: { readonly label: string }): ReactElement {
  const { labels } = useLanguage();
  const chosen = useSettings((state) => state.language);
  const store = useSettingsStore();
  return (
    <select
      className="entry"
      aria-label={label}
      value={pickLanguage(chosen === 'auto' ? [labels.lang] : [chosen])}
      onChange={(event) => store.getState().choose({ language: event.currentTarget.value })}
    >
      {Object.entries(languages).map(([known, { name }]) => (
        <option key={known} value={known} lang={known}>
          {name}
        </option>
      ))}
    </select>
  );
}
