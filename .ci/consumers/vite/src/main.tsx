import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// The first code of the README, word for word: it is written here before this is built.
import { Game } from './game';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Game />
    </StrictMode>,
  );
}
