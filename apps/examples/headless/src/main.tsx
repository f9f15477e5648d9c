import { MinefieldProvider, presets, useField } from '@mines/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './main.css';

const SIGNS: Record<string, string> = {
  flag: '▲',
  question: '?',
  mine: '✹',
  exploded: '✹',
  'wrong-flag': '✕',
};

/** A table: gestures, keys, focus and names for screen readers come with the props. */
function Field() {
  const { state, gridProps, rowProps, cellProps, cellState } = useField();
  const { status, minesLeft, newGame } = state;
  return (
    <main>
      <p>
        {status === 'won' ? 'Cleared.' : status === 'lost' ? 'Boom.' : `${minesLeft} mines left`}
        <button type="button" onClick={() => newGame()}>
          New game
        </button>
      </p>
      <table {...gridProps}>
        <tbody>
          {state.rows.map((row, y) => (
            <tr key={y} {...rowProps(y)}>
              {Array.from(row, (_, x) => {
                const { face } = cellState(x, y);
                return (
                  <td key={x} {...cellProps(x, y)}>
                    {SIGNS[face] ?? (face === 'closed' || face === '0' ? '' : face)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MinefieldProvider board={presets.beginner}>
        <Field />
      </MinefieldProvider>
    </StrictMode>,
  );
}
