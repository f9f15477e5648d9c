import type { ReactElement } from 'react';
import { useDialogTexts } from '../language/context.js';
import type { ShortcutsTexts } from '../texts/shortcuts.js';
import './shortcuts-dialog.css';

type Does = keyof ShortcutsTexts['does'];

const KEYS: Readonly<Record<'field' | 'page', readonly (readonly [readonly string[], Does])[]>> = {
  field: [
    [['←', '↑', '→', '↓'], 'move'],
    [['Home', 'End'], 'ends'],
    [['Enter', 'Space'], 'act'],
    [['F'], 'mark'],
    [['A'], 'around'],
    [['S'], 'status'],
    [['+', '−', '0'], 'zoom'],
    [['Esc'], 'cancel'],
  ],
  page: [
    [['N'], 'newGame'],
    [['P'], 'pause'],
    [['H'], 'hint'],
    [['O'], 'odds'],
    [['R'], 'again'],
    [['?'], 'help'],
  ],
};

const HANDS: Readonly<
  Record<'mouse' | 'touch', readonly (readonly [keyof ShortcutsTexts['hands'], Does])[]>
> = {
  mouse: [
    ['left', 'left'],
    ['right', 'right'],
    ['both', 'both'],
  ],
  touch: [
    ['tap', 'tap'],
    ['press', 'press'],
    ['pan', 'pan'],
    ['pinch', 'pinch'],
  ],
};

/** Every key and gesture. */
export default function ShortcutsDialog(): ReactElement {
  const { shortcuts: texts } = useDialogTexts();
  return (
    <div className="shortcuts">
      {(['field', 'page'] as const).map((group) => (
        <section key={group}>
          <h3>{texts.groups[group]}</h3>
          <dl>
            {KEYS[group].map(([keys, does]) => (
              <div key={does}>
                <dt dir="ltr">
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{texts.does[does]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {(['mouse', 'touch'] as const).map((group) => (
        <section key={group}>
          <h3>{texts.groups[group]}</h3>
          <dl>
            {HANDS[group].map(([hand, does]) => (
              <div key={hand}>
                <dt>{texts.hands[hand]}</dt>
                <dd>{texts.does[does]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
