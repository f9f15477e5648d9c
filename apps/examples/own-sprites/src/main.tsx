import { MineCounter, Minefield, MinefieldProvider, NewGameButton, presets, Timer } from '@mines/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@mines/react/styles.css';
import '@mines/react/themes/classic.css';
import './main.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MinefieldProvider board={presets.beginner}>
        <header>
          <MineCounter /> <NewGameButton /> <Timer />
        </header>
        <Minefield />
      </MinefieldProvider>
    </StrictMode>,
  );
}
