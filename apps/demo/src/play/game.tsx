import {
  type LayoutStrategy,
  Minefield,
  type NewGameOptions,
  useMinefield,
  useMinefieldStore,
} from '@mines/react';
import { FieldOverlay, oddsLabels } from '@mines/react/help';
import { MinefieldViewport, useMinefieldViewport } from '@mines/react/viewport';
import { type ReactElement, useMemo, useState } from 'react';
import { useSession } from '../app/session.js';
import { useLanguage } from '../language/context.js';
import { enter } from './enter.js';
import { HelpBar } from './help-bar.js';
import { Panel } from './panel.js';
import { Result } from './result.js';
import { noGuessLayout, useHelp } from './use-help.js';
import { ZoomButtons } from './zoom-buttons.js';

/** The field and everything around it that belongs to the game. */
export function Game(): ReactElement {
  const store = useMinefieldStore();
  const { ask, begin } = useSession();
  const language = useLanguage();
  const { texts, labels } = language;
  const viewport = useMinefieldViewport();
  const [wantsOdds, setWantsOdds] = useState(false);
  const [noGuess, setNoGuess] = useState(false);
  const help = useHelp(store, wantsOdds, language);
  const board = useMinefield((state) => state.board, store);
  const named = useMemo(
    () => (help.odds ? oddsLabels(labels, board, help.odds) : labels),
    [labels, board, help.odds],
  );
  const again = (): NewGameOptions => ({ layout: layoutFor(noGuess) });

  return (
    <section className="game" aria-label={texts.play.game}>
      <Panel onNewGame={() => ask(again())} />
      <MinefieldViewport viewport={viewport} className="view">
        <FieldOverlay odds={help.odds} hint={help.hint}>
          <Minefield labels={named} onNewGameKey={() => ask(again())} />
        </FieldOverlay>
      </MinefieldViewport>
      <div className="foot">
        <Result
          onAgain={() => enter(() => begin(again()))}
          onSame={() => enter(() => store.getState().replay())}
        />
        <ZoomButtons viewport={viewport} />
      </div>
      <HelpBar
        message={help.message}
        fault={help.fault}
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
  );
}

function layoutFor(noGuess: boolean): LayoutStrategy | 'random' {
  return noGuess ? noGuessLayout : 'random';
}
