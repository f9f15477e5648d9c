import { Minefield, useMinefield, useMinefieldStore } from '@mines/react';
import { FieldOverlay, oddsLabels } from '@mines/react/help';
import { MinefieldViewport } from '@mines/react/viewport';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { goTo } from '../app/route.js';
import { useSession } from '../app/session.js';
import { useLanguage } from '../language/context.js';
import { labelsOf } from '../language/labels-of.js';
import { useSettings, useSettingsStore } from '../settings/context.js';
import { enter } from './enter.js';
import { HelpBar } from './help-bar.js';
import { Overview } from './overview.js';
import { Panel } from './panel.js';
import { PausedCover } from './paused-cover.js';
import { Result } from './result.js';
import { useFieldView } from './use-field-view.js';
import { useHelp } from './use-help.js';
import { useKeys } from './use-keys.js';
import { ZoomButtons } from './zoom-buttons.js';

/** The field and everything around it that belongs to the game. */
export function Game(): ReactElement {
  const store = useMinefieldStore();
  const { ask, begin, again } = useSession();
  const language = useLanguage();
  const { texts } = language;
  const settings = useSettingsStore();
  const { noGuess, cellSize, motion, longPress, haptics, markOnPress, chordOnClick } = useSettings(
    (state) => state,
  );
  const viewport = useFieldView(cellSize);
  const [wantsOdds, setWantsOdds] = useState(false);
  const help = useHelp(store, wantsOdds, language);
  const board = useMinefield((state) => state.board, store);
  const labels = useMemo(() => {
    const own = labelsOf(language);
    return help.odds ? oddsLabels(own, board, help.odds) : own;
  }, [language, board, help.odds]);

  // Of a large board on a small screen, what a hint frames may be out of sight; its cell comes last, and is seen.
  useEffect(() => {
    if (!help.hint) return;
    for (const how of ['why', 'do'])
      viewport.element
        ?.querySelector(`[data-hint="${how}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [help.hint, viewport.element]);

  const isOver = (): boolean => ['won', 'lost'].includes(store.getState().status);

  useKeys({
    n: () => ask(),
    p: () => (store.getState().paused ? store.getState().resume() : store.getState().pause()),
    h: () => isOver() || help.askHint(),
    o: () => setWantsOdds((on) => !on),
    r: () => isOver() && enter(again),
    '?': () => goTo(['shortcuts']),
  });

  return (
    <section className="game" aria-label={texts.play.game}>
      <Panel onNewGame={() => ask()} />
      <div className="stage">
        <MinefieldViewport viewport={viewport} className="view">
          <FieldOverlay odds={help.odds} hint={help.hint}>
            <Minefield
              labels={labels}
              style={viewport.style}
              motion={motion !== 'off'}
              longPress={longPress}
              haptics={haptics}
              markOn={markOnPress ? 'press' : 'release'}
              chordOnClick={chordOnClick}
              onNewGameKey={() => ask()}
            />
          </FieldOverlay>
        </MinefieldViewport>
        <PausedCover />
      </div>
      <div className="foot">
        <Result onAgain={() => enter(begin)} onSame={() => enter(again)} />
        {!viewport.fits && (
          <div className="view-tools">
            <Overview view={viewport.element} />
            <ZoomButtons viewport={viewport} />
          </div>
        )}
      </div>
      <HelpBar
        message={help.message}
        proof={help.proof}
        fault={help.fault}
        odds={wantsOdds}
        onHint={help.askHint}
        onOdds={setWantsOdds}
        noGuess={noGuess}
        onNoGuess={(on) => settings.getState().choose({ noGuess: on })}
      />
    </section>
  );
}
