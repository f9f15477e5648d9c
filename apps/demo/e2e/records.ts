import { expect, type Locator, type Page } from '@playwright/test';
import { minesOf } from './store.js';
import { Table } from './table.js';

/** The game on a page, and what a player of it sees of the records. */
export class Player extends Table {
  get resume(): Locator {
    return this.page.locator('.paused-cover').getByRole('button', { name: 'Resume' });
  }

  get result(): Locator {
    return this.page.locator('.result');
  }

  /** Boards as in the golden game: all pages of the context draw that seed. */
  static async withSeed(page: Page): Promise<Player> {
    await page.context().addInitScript(() => {
      const words = ['to', 'ma', 'to'].map((text) => Number.parseInt(text, 36));
      const draw = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (array) => {
        if (array instanceof Uint32Array) array.set(words);
        else draw(array);
        return array;
      };
    });
    return new Player(page);
  }

  /** Opens every safe cell of the game under way, which the page has saved, with the key for it. */
  async win(): Promise<void> {
    const mines = [...(await minesOf(this.page))];
    await this.grid.evaluate(async (grid, mined) => {
      const press = async (cell: HTMLElement, key: string): Promise<void> => {
        cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        // What it did is shown before the next one. No timer: the test may hold the clock.
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      };
      for (const [index, cell] of grid.querySelectorAll<HTMLElement>('[role=gridcell]').entries()) {
        if (mined.includes(index)) continue;
        // A wrong flag comes off first.
        if (cell.dataset['face'] === 'flag') await press(cell, 'f');
        if (cell.dataset['face'] === 'question') await press(cell, 'f');
        if (cell.dataset['face'] === 'closed') await press(cell, 'Enter');
      }
    }, mines);
    await this.phase('won');
  }

  /** Opens a mine of the game under way, which the page has saved. */
  async lose(): Promise<void> {
    const [mine = 0] = await minesOf(this.page);
    const width = (await this.faces())[0]?.length ?? 1;
    await this.open(mine % width, Math.floor(mine / width));
    await this.phase('lost');
  }

  async newGame(): Promise<void> {
    await this.result.getByRole('button', { name: 'New game' }).click();
    await expect(this.grid).toHaveAttribute('data-phase', 'ready');
  }
}
