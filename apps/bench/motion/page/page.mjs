/** A field alone on its page, whose floods travel: `?board=30x16x99&seed=flood`. */
import { createMinefieldStore, Minefield } from '@mines/react';
import { floodRings } from '@mines/react/flood';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '@mines/react/styles.css';
import '@mines/react/themes/classic.css';

const query = new URLSearchParams(location.search);
const [width = 9, height = 9, mines = 10] = (query.get('board') ?? '9x9x10').split('x').map(Number);
const store = createMinefieldStore({
  board: { width, height, mines },
  seed: query.get('seed') ?? 'flood',
  flood: floodRings,
});
const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Minefield, { store }));
