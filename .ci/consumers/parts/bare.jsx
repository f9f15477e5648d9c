// The style sheets were forgotten.
import { MineCounter, Minefield, MinefieldProvider, NewGameButton, presets, Timer } from '@mines/react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(
  <MinefieldProvider board={presets.beginner} seed="tomato">
    <MineCounter /> <NewGameButton /> <Timer />
    <Minefield />
  </MinefieldProvider>,
);
