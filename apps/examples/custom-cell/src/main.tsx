import { Minefield, type MinefieldProps, presets } from '@mines/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@mines/react/styles.css';
import './main.css';

/** Outside of the component: the same function in each render, so that only cells that change are drawn. */
const bubble: MinefieldProps['renderCell'] = (props, { face }) => (
  <div {...props}>
    <svg viewBox="0 0 40 40" aria-hidden="true">
      {/^[1-8]$/.test(face) ? (
        <text x="20" y="27" textAnchor="middle">
          {face}
        </text>
      ) : face === '0' ? null : (
        <>
          <circle cx="20" cy="20" r="18" />
          <path className="shine" d="M9 18a12 12 0 0 1 9-9" />
          <path className="mark" d={MARKS[face]} />
        </>
      )}
    </svg>
  </div>
);

const MARKS: Record<string, string> = {
  flag: 'M15 31V10l13 6-13 6',
  question: 'M15 16a5 5 0 1 1 5 6v3M20 30v1',
  mine: 'M20 11v18M11 20h18M14 14l12 12M26 14L14 26',
  exploded: 'M20 11v18M11 20h18M14 14l12 12M26 14L14 26',
  'wrong-flag': 'M13 13l14 14M27 13L13 27',
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <h1>Pop what is safe</h1>
      <Minefield board={presets.beginner} renderCell={bubble} />
    </StrictMode>,
  );
}
