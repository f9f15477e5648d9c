import { createMinefieldStore, Minefield, presets } from '@mines/react';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '@mines/react/styles.css';
import '@mines/react/themes/night.css';
import './main.css';

const KEY = 'mines-example';

// One store for as long as the page lives, whoever shows it.
const store = createMinefieldStore({ board: presets.beginner });

try {
  const kept = localStorage.getItem(KEY);
  if (kept) store.getState().restore(JSON.parse(kept));
} catch (error) {
  // What was kept cannot be read, or nothing can be kept here: a new game it is.
  console.info(error);
}

const log: string[] = [];
store.subscribe((state, before) => {
  if (state.change === before.change) return;
  const { reason, cell, at } = state.change;
  const place =
    cell === null
      ? ''
      : ` column ${(cell % state.board.width) + 1}, row ${Math.floor(cell / state.board.width) + 1}`;
  log.unshift(`${(at / 1000).toFixed(1)} s  ${reason}${place}`);
  try {
    localStorage.setItem(KEY, JSON.stringify(state.save()));
  } catch (error) {
    console.info(error);
  }
});

function Game() {
  const { status, paused, pause, resume, newGame, replay } = useSyncExternalStore(
    store.subscribe,
    store.getState,
  );
  return (
    <main>
      <section>
        <Minefield store={store} />
        <nav>
          <button type="button" onClick={() => newGame()}>
            New
          </button>
          <button type="button" onClick={() => replay()}>
            Again
          </button>
          <button type="button" disabled={status !== 'playing'} onClick={() => (paused ? resume() : pause())}>
            {paused ? 'Go on' : 'Pause'}
          </button>
        </nav>
      </section>
      <pre>
        {log.slice(0, 12).join('\n') || 'Each move is told here.\nReload the page: the game is kept.'}
      </pre>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Game />
    </StrictMode>,
  );
}
