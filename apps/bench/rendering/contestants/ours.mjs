import { layoutOf } from '@mines/core';
import { createMinefieldStore, Minefield } from '@mines/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** @type {import('../contest').Contestant} */
export default {
  name: '@mines/react (ours)',
  mount(container, board, mines) {
    const layout = layoutOf({ ...board, mines: mines.length }, mines);
    const store = createMinefieldStore({ layout, rules: { questionMarks: false } });
    const root = createRoot(container);
    root.render(createElement(Minefield, { store, motion: false }));
    const { mark, open, newGame } = store.getState();
    return {
      flag: (cell) => mark(cell),
      open: (cell) => open(cell),
      newGame: () => newGame({ layout }),
      moveFocus: (cell) => store.getState().focusCell(cell),
      unmount: () => root.unmount(),
    };
  },
};
