import {
  createMinefieldStore,
  type LayoutStrategy,
  Minefield,
  MinefieldProvider,
  type NewGameOptions,
  useMinefield,
} from '@mines/react';
import { FieldOverlay, oddsLabels } from '@mines/react/help';
import { MinefieldViewport, useMinefieldViewport } from '@mines/react/viewport';
import { type ComponentType, lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import type { GiveUpDialogProps } from './give-up-dialog.js';
import { HelpBar } from './help-bar.js';
import { LanguageSwitch } from './language-switch.js';
import { readLink } from './link.js';
import { LinkFault } from './link-fault.js';
import { Panel } from './panel.js';
import { PlainGiveUp } from './plain-give-up.js';
import { PresetSwitch } from './preset-switch.js';
import { Result } from './result.js';
import { noGuessLayout, useHelp } from './use-help.js';
import { useLanguage } from './use-language.js';
import { ZoomButtons } from './zoom-buttons.js';

// Asked for only when a running game is at stake: nobody waits for a dialog to play.
const GiveUpDialog = lazy(
  (): Promise<{ default: ComponentType<GiveUpDialogProps> }> =>
    import('./give-up-dialog.js').catch(() => ({ default: PlainGiveUp })),
);

interface AppProps {
  /** The query of the address. */
  readonly search: string;
  /** The languages that the reader wants, best first. */
  readonly wanted: readonly string[];
}

/** The game: presets, counter, clock, field, result. */
export function App({ search, wanted: wantedLanguages }: AppProps): ReactElement {
  const { tag, language, choose } = useLanguage(wantedLanguages);
  const { texts, labels } = language;
  const [link] = useState(() => readLink(search));
  const [fault, setFault] = useState(() => ('fault' in link ? link.fault : null));
  const [store] = useState(() => createMinefieldStore('game' in link ? link.game : {}));
  const viewport = useMinefieldViewport();
  const [wanted, setWanted] = useState<NewGameOptions | null>(null);
  const [wantsOdds, setWantsOdds] = useState(false);
  const [noGuess, setNoGuess] = useState(false);
  const help = useHelp(store, wantsOdds, language);
  const board = useMinefield((state) => state.board, store);
  const named = useMemo(
    () => (help.odds ? oddsLabels(labels, board, help.odds) : labels),
    [labels, board, help.odds],
  );

  const begin = (options: NewGameOptions): void => {
    setWanted(null);
    setFault(null);
    // The address no longer names what is played.
    history.replaceState(null, '', location.pathname);
    store.getState().newGame({ layout: layoutFor(noGuess), ...options });
  };
  const ask = (options: NewGameOptions): void => {
    if (store.getState().status === 'playing') setWanted(options);
    else begin(options);
  };

  return (
    <MinefieldProvider store={store} labels={labels}>
      <header className="top">
        <h1>Mines</h1>
        <PresetSwitch texts={texts} onChoose={(board) => ask({ board })} />
        <LanguageSwitch label={texts.language} tag={tag} onChoose={choose} />
      </header>
      <main>
        {fault !== null && <LinkFault fault={fault} texts={texts} onPlay={() => enter(() => begin({}))} />}
        <section className="game" aria-label={texts.game}>
          <Panel onNewGame={() => ask({})} />
          <MinefieldViewport viewport={viewport} className="view">
            <FieldOverlay odds={help.odds} hint={help.hint}>
              <Minefield labels={named} onNewGameKey={() => ask({})} />
            </FieldOverlay>
          </MinefieldViewport>
          <div className="foot">
            <Result
              language={language}
              onAgain={() => enter(() => begin({}))}
              onSame={() => enter(() => store.getState().replay())}
            />
            <ZoomButtons viewport={viewport} texts={texts} />
          </div>
          <HelpBar
            texts={texts}
            message={help.message}
            odds={wantsOdds}
            onHint={help.askHint}
            onOdds={setWantsOdds}
            noGuess={noGuess}
            onNoGuess={(on) => {
              setNoGuess(on);
              // A running game stays as it is; one that has not begun is laid the new way.
              if (store.getState().status === 'ready') begin({ layout: layoutFor(on) });
            }}
          />
        </section>
      </main>
      {wanted && (
        <Suspense>
          <GiveUpDialog texts={texts} onKeep={() => setWanted(null)} onGiveUp={() => begin(wanted)} />
        </Suspense>
      )}
    </MinefieldProvider>
  );
}

function layoutFor(noGuess: boolean): LayoutStrategy | 'random' {
  return noGuess ? noGuessLayout : 'random';
}

/** Goes on in the field: the button that was pressed is gone with what it was part of. */
function enter(act: () => void): void {
  act();
  document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
}
