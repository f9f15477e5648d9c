import { expect } from 'vitest';
import type { Button, Driver } from './driver.js';

/** The hands and eyes of a player in one browser. Columns and rows count from 0. */
export class Player {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  async goto(query: string): Promise<void> {
    await this.driver.goto(`${this.site}${query}`);
    await this.settled();
  }

  /** Has the browser forget the games before, on a page of the site that is not the game. */
  async forget(): Promise<void> {
    await this.driver.goto(`${this.site}icon-192.png`);
    await this.says(
      `new Promise((resolve) => {
        sessionStorage.clear();
        const deletion = indexedDB.deleteDatabase('mines');
        deletion.onsuccess = () => resolve('forgotten');
        deletion.onerror = () => resolve('kept');
      })`,
      'forgotten',
    );
  }

  /** Until the game under way is on the device. */
  kept(): Promise<void> {
    return this.says(
      `new Promise((resolve) => {
        const opening = indexedDB.open('mines');
        // It is not for a test to make it.
        opening.onupgradeneeded = () => opening.transaction.abort();
        opening.onerror = () => resolve('no database');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('running').objectStore('running').getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result).includes('"mark":1'));
          opening.result.close();
        };
      })`,
      'true',
    );
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.settled();
  }

  /** Until the field is built up and stands where it will stay: a click goes to where a cell was seen. */
  private async settled(): Promise<void> {
    await this.says(
      `new Promise((resolve) => {
        const place = () => {
          const box = document.querySelector('[role=gridcell]')?.getBoundingClientRect();
          return box && [box.x, box.y, box.width].join();
        };
        const before = place();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(
          document.readyState === 'complete' &&
            before !== undefined && before === place() &&
            document.querySelector('[role=grid]').dataset.phase !== 'loading'
        )));
      })`,
      'true',
    );
  }

  async click(x: number, y: number, button: Button = 'left'): Promise<void> {
    await this.clickOn(cell(x, y), button);
  }

  /** With the right button, or with the key where there is none to press. */
  async mark(x: number, y: number): Promise<void> {
    if (this.driver.buttons.includes('right')) return this.click(x, y, 'right');
    await this.focus(x, y);
    await this.press('f');
  }

  /** With the middle button, or with two quick clicks of the left one. */
  async chord(x: number, y: number): Promise<void> {
    if (this.driver.buttons.includes('middle')) return this.click(x, y, 'middle');
    await this.click(x, y);
    await this.click(x, y);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  focus(x: number, y: number): Promise<string> {
    return this.driver.read(`${cell(x, y)}.focus()`);
  }

  face(x: number, y: number, face: string): Promise<void> {
    return this.says(`${cell(x, y)}.dataset.face`, face);
  }

  /** All faces, as text. */
  faces(): Promise<string> {
    return this.driver.read(FACES);
  }

  /** Goes on with a game that stands still. */
  async resume(): Promise<void> {
    const cover = `document.querySelector('.paused-cover button')`;
    await this.says(`${cover} !== null`, 'true');
    await this.clickOn(cover, 'left');
  }

  private async clickOn(element: string, button: Button): Promise<void> {
    const middle = await this.driver.read(`(() => {
      const box = ${element}.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2].join();
    })()`);
    const [left = 0, top = 0] = middle.split(',').map(Number);
    await this.driver.click(left, top, button);
  }

  phase(phase: string): Promise<void> {
    return this.says(`document.querySelector('[role=grid]').dataset.phase`, phase);
  }

  async says(expression: string, text: string): Promise<void> {
    await expect.poll(() => this.driver.read(expression), { timeout: 10_000 }).toBe(text);
  }
}

/** All faces, as text. */
export const FACES = `Array.from(document.querySelectorAll('[role=gridcell]'), (cell) => cell.dataset.face).join()`;

function cell(x: number, y: number): string {
  return `document.querySelectorAll('[role=row]')[${y}].querySelectorAll('[role=gridcell]')[${x}]`;
}
