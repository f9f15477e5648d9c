import { decodeLayout, type Layout } from '@mines/core';
import { createMinefieldStore, type Labels, Minefield } from '@mines/react';
import { useState } from 'react';

/** Reads a layout that somebody sent. It may be anything. */
function read(text: string): Layout | string {
  try {
    return decodeLayout(text.trim());
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function Replay({ labels }: { readonly labels?: Labels }) {
  const [store] = useState(() => createMinefieldStore());
  const [text, setText] = useState('6x4.gCQB');
  const [answer, setAnswer] = useState('');
  const play = () => {
    const layout = read(text);
    if (typeof layout === 'string') return setAnswer(layout);
    store.getState().newGame({ layout });
    setAnswer('These are its mines.');
  };
  return (
    <>
      <p>
        <label>
          Layout <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </label>{' '}
        <button type="button" onClick={play}>
          Play it
        </button>{' '}
        <button type="button" onClick={() => store.getState().replay()}>
          Once more
        </button>{' '}
        <button
          type="button"
          onClick={() => setAnswer(store.getState().layoutCode() ?? 'Open a cell first.')}
        >
          Share this one
        </button>
      </p>
      <Minefield store={store} labels={labels} />
      <p role="status">{answer}</p>
    </>
  );
}
