import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { golden, safeCells } from '../e2e/golden.js';
import type { Driver } from './driver.js';
import { FACES, Player } from './player.js';

/** What every browser must be able to do. Each test starts from an address, so that none needs another. */
export function mainPath(name: string, start: () => Promise<Driver>, site: string): void {
  describe(name, () => {
    let driver: Driver;
    let player: Player;

    beforeAll(async () => {
      driver = await start();
      player = new Player(driver, site);
    });

    afterAll(() => driver.close());

    afterEach(async () => expect(await driver.complaints()).toEqual([]));

    // A game that one test leaves under way would come back in the next.
    beforeEach(() => player.forget());

    test('the golden layout is laid, and won by its safe cells', async () => {
      await player.goto(golden.query);
      await player.click(4, 4);
      await player.phase('playing');
      for (const [x, y] of safeCells()) await player.click(x, y);
      await player.phase('won');
      // The mines are where the golden rows have them: all of them are shown as flags, and nothing else is.
      const mines = golden.rows.join('').replace(/./g, (sign) => (sign === '*' ? 'F' : '.'));
      await player.says(
        `Array.from(document.querySelectorAll('[role=gridcell]'), (cell) => cell.dataset.face === 'flag' ? 'F' : '.').join('')`,
        mines,
      );
    });

    test('a mark goes round: flag, question, closed', async () => {
      await player.goto(golden.query);
      for (const face of ['flag', 'question', 'closed']) {
        await player.mark(0, 0);
        await player.face(0, 0, face);
      }
    });

    test('a flag stops a click', async () => {
      await player.goto(golden.query);
      await player.mark(4, 4);
      await player.click(4, 4);
      await player.face(4, 4, 'flag');
      await player.phase('ready');
    });

    test('a chord opens the rest around a number', async () => {
      await player.goto(golden.query);
      await player.click(4, 4);
      await player.mark(6, 0);
      await player.mark(7, 1);
      await player.face(7, 0, 'closed');
      await player.chord(6, 1);
      await player.face(7, 0, '2');
    });

    test('a mine ends the game, and nothing changes it after', async () => {
      await player.goto(golden.query);
      await player.click(4, 4);
      await player.click(0, 0);
      await player.phase('lost');
      await player.face(0, 0, 'exploded');
      await player.click(8, 0);
      await player.face(8, 0, 'closed');
    });

    test('a game that was under way comes back with the page, paused, and a click goes on with it', async () => {
      await player.goto(golden.query);
      await player.click(4, 4);
      await player.mark(0, 0);
      await player.kept();
      const before = await player.faces();
      await player.reload();
      // While the clock stands, what is open is not seen.
      await player.says(`document.querySelector('[role=grid]').hasAttribute('data-paused')`, 'true');
      await player.face(0, 0, 'closed');
      await player.resume();
      await player.says(FACES, before);
      await player.phase('playing');
      await player.mark(0, 0);
      await player.face(0, 0, 'question');
    });

    test('a whole game from the keyboard', async () => {
      await player.goto('?layout=4x1.kA');
      await player.focus(0, 0);
      await player.press('f', 'ArrowRight', 'Enter', 'ArrowRight', ' ');
      await player.phase('won');
    });
  });
}
