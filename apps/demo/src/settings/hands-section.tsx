import type { ReactElement } from 'react';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { useSettings, useSettingsStore } from './context.js';
import { Range, Toggle } from './knobs.js';
import { LONG_PRESSES, type Settings } from './settings.js';

type OnOff = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const TOGGLES = [
  'flagMode',
  'chordOnClick',
  'markOnPress',
  'haptics',
  'pauseWhenHidden',
  'letterKeys',
] as const satisfies readonly OnOff[];

/** How mouse, fingers and keys are understood. */
export function HandsSection(): ReactElement {
  const { settings: texts } = useDialogTexts();
  const { labels } = useLanguage();
  const settings = useSettings((state) => state);
  const { choose } = useSettingsStore().getState();
  const seconds = new Intl.NumberFormat(labels.lang, {
    style: 'unit',
    unit: 'second',
    minimumFractionDigits: 2,
  });
  return (
    <section aria-labelledby="settings-hands">
      <h3 id="settings-hands">{texts.hands}</h3>
      {TOGGLES.map((name) => (
        <Toggle
          key={name}
          label={texts[name]}
          on={settings[name]}
          onChange={(on) => choose({ [name]: on })}
        />
      ))}
      <Range
        label={texts.longPress}
        value={settings.longPress}
        {...LONG_PRESSES}
        step={50}
        format={(value) => seconds.format(value / 1000)}
        onChange={(longPress) => choose({ longPress })}
      />
    </section>
  );
}
