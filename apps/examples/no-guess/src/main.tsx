import {
  MineCounter,
  Minefield,
  MinefieldProvider,
  NewGameButton,
  presets,
  Timer,
  useMinefield,
} from '@mines/react';
import { MinefieldViewport } from '@mines/react/viewport';
import { layNoGuess } from '@mines/solver/worker';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@mines/react/styles.css';
import '@mines/react/themes/garden.css';
import './main.css';

function News() {
  const laying = useMinefield((state) => state.laying !== null);
  const failed = useMinefield((state) => state.layError !== null);
  const status = useMinefield((state) => state.status);
  if (failed) return 'No such board was found. Open another cell to try again.';
  if (laying) return 'Looking for a board that needs no luck…';
  return status === 'ready'
    ? 'Open any cell: from there on, thinking is enough.'
    : 'No guess is ever needed here.';
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MinefieldProvider board={presets.expert} layout={layNoGuess}>
        <header>
          <MineCounter /> <NewGameButton /> <Timer />
        </header>
        <MinefieldViewport>
          <Minefield />
        </MinefieldViewport>
        <p role="status">
          <News />
        </p>
      </MinefieldProvider>
    </StrictMode>,
  );
}
