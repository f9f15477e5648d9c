import { MineCounter, Minefield, MinefieldProvider, NewGameButton, presets, Timer } from '@mines/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@mines/react/styles.css';
import '@mines/react/themes/classic.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MinefieldProvider board={presets.beginner} seed="tomato">
        <MineCounter /> <NewGameButton /> <Timer />
        <Minefield />
      </MinefieldProvider>
    </StrictMode>,
  );
}
