import { useMinefield, useMinefieldStore } from '@mines/react';
import type { ReactElement } from 'react';
import { forgetLink } from '../app/route.js';
import { useLanguage } from '../language/context.js';
import { formatSpan } from '../play/duration.js';
import { enter } from '../play/enter.js';
import { boardName } from './board-name.js';
import { useRecords, useRecordsView } from './context.js';
import './waiting-game.css';

/** Offers a game that nobody plays: the page was opened by a link, or the player was quicker than the records. */
export function WaitingGame({ onResume }: { readonly onResume: () => void }): ReactElement | null {
  const { texts, labels } = useLanguage();
  const { saving } = texts;
  const { view, keeper } = useRecords();
  const store = useMinefieldStore();
  const offer = useRecordsView((state) => state.offer);
  // Nobody is asked in the middle of a game.
  const idle = useMinefield((state) => state.status !== 'playing');
  if (!offer || !idle) return null;
  const dismiss = (): void => view.setState({ offer: null });
  const resume = async (): Promise<void> => {
    const { running } = await keeper();
    dismiss();
    if (!(await running.resume(offer))) return;
    forgetLink();
    onResume();
    enter(() => store.getState().resume());
  };
  return (
    <div className="waiting">
      <p>{saving.waiting(boardName(offer.game.board, texts), formatSpan(labels.lang, offer.game.elapsed))}</p>
      <div className="actions">
        <button type="button" onClick={() => void resume()}>
          {texts.play.resume}
        </button>
        <button type="button" onClick={() => enter(dismiss)}>
          {saving.later}
        </button>
      </div>
    </div>
  );
}
