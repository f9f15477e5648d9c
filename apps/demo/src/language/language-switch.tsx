import type { ReactElement } from 'react';
import { languages } from './language.js';

interface LanguageSwitchProps {
  readonly label: string;
  readonly tag: string;
  readonly onChoose: (tag: string) => void;
}

/** Every language by the name that it calls itself. */
export function LanguageSwitch({ label, tag, onChoose }: LanguageSwitchProps): ReactElement {
  return (
    <select
      className="language"
      aria-label={label}
      value={tag}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {Object.entries(languages).map(([known, { name }]) => (
        <option key={known} value={known} lang={known}>
          {name}
        </option>
      ))}
    </select>
  );
}
