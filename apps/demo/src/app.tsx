import { createMinefieldStore, Minefield, MinefieldProvider, type NewGameOptions } from '@mines/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { readLink } from './link.js';
import { LinkFault } from './link-fault.js';
import { Panel } from './panel.js';
import { PresetSwitch } from './preset-switch.js';
import { Result } from './result.js';

// Asked for only when a running game is at stake: nobody waits for a dialog to play.
const GiveUpDialog = lazy(() => import('./give-up-dialog.js'));

/** The game: presets, counter, clock, field, result. */
export function App({ search }: { readonly search: string }): ReactElement {
  const [link] = useState(() => readLink(search));
  const [fault, setFault] = useState('fault' in link ? link.fault : null);
  const [store] = useState(() => createMinefieldStore('game' in link ? link.game : {}));
  const [wanted, setWanted] = useState<NewGameOptions | null>(null);

  const begin = (options: NewGameOptions): void => {
    setWanted(null);
    setFault(null);
    // The address no longer names what is played.
    history.replaceState(null, '', location.pathname);
    store.getState().newGame(options);
  };
  const ask = (options: NewGameOptions): void => {
    if (store.getState().status === 'playing') setWanted(options);
    else begin(options);
  };

  return (
    <MinefieldProvider store={store}>
      <header className="top">
        <h1>Mines</h1>
        <PresetSwitch onChoose={(board) => ask({ board })} />
      </header>
      <main>
        {fault !== null && <LinkFault fault={fault} onPlay={() => begin({})} />}
        <section className="game" aria-label="Game">
          <Panel onNewGame={() => ask({})} />
          <div className="scroller">
            <Minefield className="field" onNewGameKey={() => ask({})} />
          </div>
          <Result onAgain={() => begin({})} onSame={() => store.getState().replay()} />
        </section>
      </main>
      {wanted && (
        <Suspense>
          <GiveUpDialog onKeep={() => setWanted(null)} onGiveUp={() => begin(wanted)} />
        </Suspense>
      )}
    </MinefieldProvider>
  );
}
