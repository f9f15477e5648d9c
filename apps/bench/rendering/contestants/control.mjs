// What one writes first: the board in one state, a component a cell, nothing remembered between renders.
import { createGame, layoutOf, play } from '@mines/core';
import { createElement as h, useReducer } from 'react';
import { createRoot } from 'react-dom/client';

function Cell({ face, focused, x, y, onOpen, onMark }) {
  return h(
    'div',
    {
      role: 'gridcell',
      'data-face': face,
      'data-focused': focused ? '' : undefined,
      tabIndex: focused ? 0 : -1,
      'aria-label': `${face}, row ${y + 1}, column ${x + 1}`,
      'aria-colindex': x + 1,
      onClick: onOpen,
      onContextMenu: onMark,
    },
    face > 0 && face < 9 ? face : '',
  );
}

function reduce(state, action) {
  if (action.type === 'focus') return { ...state, focus: action.cell };
  if (action.type === 'new') return { game: action.game, focus: 0 };
  return { ...state, game: play(state.game, action) };
}

function Field({ game: first, hand }) {
  const [{ game, focus }, dispatch] = useReducer(reduce, { game: first, focus: 0 });
  hand.dispatch = dispatch;
  const { width } = game.board;
  return h(
    'div',
    { role: 'grid' },
    game.rows.map((row, y) =>
      h(
        'div',
        { role: 'row', key: y },
        Array.from(row, (face, x) => {
          const cell = y * width + x;
          return h(Cell, {
            key: x,
            face,
            x,
            y,
            focused: cell === focus,
            onOpen: () => dispatch({ type: 'open', cell }),
            onMark: () => dispatch({ type: 'mark', cell }),
          });
        }),
      ),
    ),
  );
}

/** @type {import('../contest').Contestant} */
export default {
  name: 'unmemoised control',
  mount(container, board, mines) {
    const begin = () => {
      const layout = layoutOf({ ...board, mines: mines.length }, mines);
      return createGame(layout.board, { layout, rules: { questionMarks: false } });
    };
    const hand = { dispatch: (_action) => undefined };
    const root = createRoot(container);
    root.render(h(Field, { game: begin(), hand }));
    return {
      flag: (cell) => hand.dispatch({ type: 'mark', cell }),
      open: (cell) => hand.dispatch({ type: 'open', cell }),
      newGame: () => hand.dispatch({ type: 'new', game: begin() }),
      moveFocus: (cell) => hand.dispatch({ type: 'focus', cell }),
      unmount: () => root.unmount(),
    };
  },
};
