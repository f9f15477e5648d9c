import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactElement } from 'react';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { useSettingsStore } from './context.js';
import { HandsSection } from './hands-section.js';
import { LookSection } from './look-section.js';
import { RulesSection } from './rules-section.js';
import './settings.css';

/** Everything that a player may choose. Each choice holds at once and is remembered. */
export default function SettingsDialog(): ReactElement {
  const { settings: texts } = useDialogTexts();
  const { labels } = useLanguage();
  const store = useSettingsStore();
  return (
    <DirectionProvider direction={labels.dir}>
      <div className="settings">
        <LookSection />
        <RulesSection />
        <HandsSection />
        <div className="actions">
          <button type="button" onClick={() => store.getState().reset()}>
            {texts.reset}
          </button>
        </div>
      </div>
    </DirectionProvider>
  );
}
