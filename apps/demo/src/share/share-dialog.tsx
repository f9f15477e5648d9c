import { useMinefieldStore } from '@mines/react';
import { type ReactElement, useRef, useState } from 'react';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { formatSeconds } from '../play/duration.js';
import { boardName } from '../records/board-name.js';
import { linkTo } from './link-to.js';
import './share.css';

/** A link to the board that is played, to copy or to hand to the system. */
export default function ShareDialog(): ReactElement {
  const { share } = useDialogTexts();
  const { texts, labels } = useLanguage();
  const store = useMinefieldStore();
  // As the game is when the dialog opens: behind it nothing moves.
  const [{ saved, status }] = useState(() => ({
    saved: store.getState().save(),
    status: store.getState().status,
  }));
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const url = new URL(linkTo(saved), location.origin + location.pathname).href;
  const board = boardName(saved.board, texts);
  const text =
    status === 'won' ? share.won(board, formatSeconds(labels.lang, saved.elapsed)) : share.playing(board);

  const copy = (): void => {
    field.current?.select();
    // Where there is no clipboard, the link is at least selected.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(url))
      .then(() => setCopied(true))
      .catch(() => setCopied(false));
  };
  const send = (): void => {
    // Who changes their mind is told nothing.
    navigator.share({ title: 'Mines', text, url }).catch(() => undefined);
  };

  return (
    <div className="share">
      <p>{saved.layout === null ? share.aboutNew : share.about}</p>
      <label>
        {share.link}
        <input
          className="entry"
          ref={field}
          readOnly
          dir="ltr"
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div className="actions">
        <button type="button" onClick={copy}>
          {share.copy}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={send}>
            {share.share}
          </button>
        )}
      </div>
      <p role="status">{copied !== null && (copied ? share.copied : share.notCopied)}</p>
    </div>
  );
}
