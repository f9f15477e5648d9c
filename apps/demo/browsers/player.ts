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

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.settled();
  }

  /** Until the field takes input; a field that is being built up would only be hurried by it. */
  private async settled(): Promise<void> {
    await this.says(`document.querySelector('[role=grid]')?.dataset.phase !== 'loading'`, 'true');
    await this.says(`document.querySelector('[role=grid]') !== null`, 'true');
  }

  async click(x: number, y: number, button: Button = 'left'): Promise<void> {
    const box = await this.driver.read(`(() => {
      const box = ${cell(x, y)}.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2].join();
    })()`);
    const [left = 0, top = 0] = box.split(',').map(Number);
    await this.driver.click(left, top, button);
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

  phase(phase: string): Promise<void> {
    return this.says(`document.querySelector('[role=grid]').dataset.phase`, phase);
  }

  async says(expression: string, text: string): Promise<void> {
    await expect.poll(() => this.driver.read(expression), { timeout: 10_000 }).toBe(text);
  }
}

function cell(x: number, y: number): string {
  return `document.querySelectorAll('[role=row]')[${y}].querySelectorAll('[role=gridcell]')[${x}]`;
}
