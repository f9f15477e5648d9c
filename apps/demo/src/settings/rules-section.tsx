import type { ReactElement } from 'react';
import { useDialogTexts } from '../language/context.js';
import { useSettings, useSettingsStore } from './context.js';
import { Choice, Toggle } from './knobs.js';

/** The rules of the games to come. */
export function RulesSection(): ReactElement {
  const { settings: texts } = useDialogTexts();
  const { firstOpen, chord, questionMarks, noGuess } = useSettings((state) => state);
  const { choose } = useSettingsStore().getState();
  return (
    <section aria-labelledby="settings-rules">
      <h3 id="settings-rules">{texts.rules}</h3>
      <p className="note">{texts.nextGame}</p>
      <Choice
        label={texts.firstOpen}
        value={firstOpen}
        options={texts.firstOpens}
        order={['opening', 'safe', 'any']}
        onChange={(chosen) => choose({ firstOpen: chosen })}
      />
      <Choice
        label={texts.chord}
        value={chord}
        options={texts.chords}
        order={['exact', 'at-least', 'off']}
        onChange={(chosen) => choose({ chord: chosen })}
      />
      <Toggle
        label={texts.questionMarks}
        on={questionMarks}
        onChange={(on) => choose({ questionMarks: on })}
      />
      <Toggle label={texts.noGuess} on={noGuess} onChange={(on) => choose({ noGuess: on })} />
    </section>
  );
}
