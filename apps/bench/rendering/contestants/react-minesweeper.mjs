// It lays its mines by chance, cell by cell; chance is played by a list for the time of its laying, so that all flood alike.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import pkg from 'react-minesweeper';

const Minesweeper = pkg.default ?? pkg;

/** @type {import('../contest').Contestant} */
export default {
  name: 'react-minesweeper 1.0.2',
  mount(container, { width, height }, mines) {
    const root = createRoot(container);
    const mined = new Set(mines);
    let games = 0;
    const begin = () => {
      let cell = 0;
      const chance = Math.random;
      // One draw a cell, in row order: below the chance is a mine.
      Math.random = () => (mined.has(cell++) ? 0 : 0.999);
      restore = () => {
        Math.random = chance;
      };
      root.render(createElement(Minesweeper, { key: games++, width, height, bombChance: 0.5 }));
    };
    let restore = () => undefined;
    const at = (cell) => container.querySelector('tbody').rows[Math.floor(cell / width)].cells[cell % width];
    const fire = (cell, type, button) =>
      at(cell).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
    begin();
    return {
      rendered: () => restore(),
      flag: (cell) => fire(cell, 'contextmenu', 2),
      open: (cell) => fire(cell, 'click', 0),
      newGame: begin,
      unmount: () => root.unmount(),
    };
  },
};
