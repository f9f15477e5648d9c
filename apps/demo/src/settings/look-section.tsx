import type { ReactElement } from 'react';
import { useMedia } from '../app/use-media.js';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { LanguageSwitch } from '../language/language-switch.js';
import { useSettings, useSettingsStore } from './context.js';
import { Choice, Range, Toggle } from './knobs.js';
import { lookOf } from './look.js';
import { CELL_SIZES, type Settings } from './settings.js';
import { ThemePreview } from './theme-preview.js';

const THEMES = ['system', 'classic', 'garden', 'night', 'contrast', 'plain'] as const;

/** What the game looks and sounds like. */
export function LookSection(): ReactElement {
  const { settings: texts } = useDialogTexts();
  const { labels } = useLanguage();
  const { theme, scheme, cellSize, motion, sound } = useSettings((state) => state);
  const { choose } = useSettingsStore().getState();
  const lessMotion = useMedia('(prefers-reduced-motion: reduce)');
  const dark = useMedia('(prefers-color-scheme: dark)');
  const percent = new Intl.NumberFormat(labels.lang, { style: 'percent' });
  const number = new Intl.NumberFormat(labels.lang);
  const size = cellSize === 'auto' ? 40 : cellSize;
  const picture = (name: Settings['theme']): ReactElement => (
    <ThemePreview theme={name === 'system' ? lookOf({ theme: name, scheme }, dark).theme : name} />
  );

  return (
    <section aria-labelledby="settings-look">
      <h3 id="settings-look">{texts.look}</h3>
      <Choice
        label={texts.theme}
        value={theme}
        options={texts.themes}
        order={THEMES}
        onChange={(chosen) => choose({ theme: chosen })}
        picture={picture}
      />
      <Choice
        label={texts.scheme}
        value={scheme}
        options={texts.schemes}
        order={['system', 'light', 'dark']}
        onChange={(chosen) => choose({ scheme: chosen })}
      />
      <Toggle
        label={texts.automatic}
        on={cellSize === 'auto'}
        onChange={(auto) => choose({ cellSize: auto ? 'auto' : size })}
      />
      {cellSize !== 'auto' && (
        <Range
          label={texts.cellSize}
          value={size}
          {...CELL_SIZES}
          step={1}
          format={(value) => `${number.format(value)} px`}
          onChange={(chosen) => choose({ cellSize: chosen })}
        />
      )}
      <Choice
        label={texts.motion}
        value={motion}
        options={texts.motions}
        order={['full', 'rings', 'off']}
        onChange={(chosen) => choose({ motion: chosen })}
      />
      {lessMotion && motion !== 'off' && <p className="note">{texts.lessMotion}</p>}
      <Toggle label={texts.sound} on={sound.on} onChange={(on) => choose({ sound: { ...sound, on } })} />
      <Range
        label={texts.volume}
        value={Math.round(sound.volume * 100)}
        min={0}
        max={100}
        step={5}
        disabled={!sound.on}
        format={(value) => percent.format(value / 100)}
        onChange={(volume) => choose({ sound: { ...sound, volume: volume / 100 } })}
      />
      <div className="knob">
        <span className="knob-name" aria-hidden="true">
          {texts.language}
        </span>
        <LanguageSwitch label={texts.language} />
      </div>
    </section>
  );
}
