import { MineCounter, Minefield, MinefieldProvider, NewGameButton, presets, Timer } from '@mines/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@mines/react/styles.css';
import '@mines/react/themes/classic.css';
import './main.css';

function Game() {
  return (
    <MinefieldProvider board={presets.beginner}>
      <header>
        <MineCounter /> <NewGameButton /> <Timer />
      </header>
      <Minefield onWin={(game) => console.log(`Cleared in ${game.elapsed()} ms`)} />
    </MinefieldProvider>
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
