import type { Page } from '@playwright/test';
import { Heap, type Held } from './heap.js';
import { expect, test } from './table.js';

const GAMES = 200;
const MOVES = 50;
/** From here on everything that is fetched once has been fetched and all three boards have been played. */
const WARM = 20;

/** What the 180 games after the warm ones, 9,000 moves, may leave behind. */
const GROWTH: Held = { documents: 0, listeners: 20, nodes: 200, detached: 100, bytes: 50_000 };

test('10,000 moves in 200 games leave nothing behind', async ({ table, page }) => {
  // The moves are made in the page, as fast as it takes them; a busy machine takes them slowly.
  test.slow();
  await layTheSameBoards(page);
  await table.goto();
  const heap = await Heap.of(page);
  await page.evaluate(bringHand);

  const begun = await play(page, 0, WARM);
  const warm = await heap.held();
  const then = await play(page, WARM, GAMES);
  const end = await heap.held();

  test.info().annotations.push({ type: 'held', description: JSON.stringify({ warm, end, begun, then }) });
  // That the games were games: moves changed cells, games were lost and games were given up.
  expect(begun.moves + then.moves).toBe(GAMES * MOVES);
  expect(then.changes).toBeGreaterThan(((GAMES - WARM) * MOVES) / 4);
  expect(then.lost).toBeGreaterThan(20);
  expect(then.givenUp).toBeGreaterThan(20);
  for (const kind of ['documents', 'listeners', 'nodes', 'detached', 'bytes'] as const)
    expect.soft(end[kind] - warm[kind], kind).toBeLessThanOrEqual(GROWTH[kind]);
});

/** What was done. */
interface Played {
  readonly moves: number;
  /** Moves that changed the face of their cell. */
  readonly changes: number;
  readonly lost: number;
  readonly givenUp: number;
}

/** Plays the games from one number up to another, then stands before a beginner's board that nobody has touched. */
function play(page: Page, from: number, to: number): Promise<Played> {
  return page.evaluate(([first, last, moves]) => Reflect.get(globalThis, 'playGames')(first, last, moves), [
    from,
    to,
    MOVES,
  ] as const);
}

/** Seeds are numbers in order instead of chance. */
async function layTheSameBoards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let next = 0;
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.fill(next++);
      else draw(array);
      return array;
    };
  });
}

/** Leaves a player in the page whose hands are events: keys, mouse, fingers. */
function bringHand(): void {
  let state = 20_240_229;
  const random = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const find = (selector: string): HTMLElement | null => document.querySelector(selector);
  // A page shows what an event has done before the next one; it need not be painted in between.
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn++) await undefined;
  };
  const painted = (): Promise<number> => new Promise(requestAnimationFrame);

  const seen = async (what: () => boolean): Promise<void> => {
    while (!what()) await painted();
  };
  const key = (target: Element, name: string): boolean =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

  const pointer = (cell: Element, type: string, pointerType: string, buttons: number): boolean =>
    cell.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, pointerType, buttons }),
    );
  const press = (cell: Element, pointerType: string, buttons: number): void => {
    pointer(cell, 'pointerdown', pointerType, buttons);
    pointer(cell, 'pointerup', pointerType, 0);
  };

  const move = (cell: HTMLElement): void => {
    const kind = random(10);
    // Most moves mark: whoever opens by chance has soon lost.
    if (kind < 3) press(cell, 'mouse', 2);
    else if (kind < 6) {
      cell.focus();
      key(cell, 'f');
    } else if (kind === 6) press(cell, 'mouse', 1);
    else if (kind === 7) press(cell, 'touch', 1);
    else if (kind === 8) press(cell, 'mouse', 4);
    else {
      cell.focus();
      key(cell, ['Enter', 'ArrowLeft', 'ArrowDown', 'End'][random(4)] ?? 'Home');
    }
  };

  const phase = (): string | undefined => find('[role=grid]')?.dataset['phase'];
  const choose = async (index: number): Promise<boolean> => {
    const preset = document.querySelectorAll<HTMLInputElement>('input[name=preset]')[index];
    const asks = phase() === 'playing';
    // The board that is played is chosen already; a new game on it is what the button is for.
    if (preset?.checked) find('.mines-new-game')?.click();
    else preset?.click();
    if (asks) {
      await seen(() => find('[role=alertdialog] .danger') !== null);
      find('[role=alertdialog] .danger')?.click();
      await seen(() => find('[role=alertdialog]') === null);
    }
    await seen(() => phase() === 'ready' || phase() === 'loading');
    return asks;
  };

  const playGames = async (from: number, to: number, moves: number): Promise<Played> => {
    const played = { moves: 0, changes: 0, lost: 0, givenUp: 0 };
    for (let game = from; game < to; game++) {
      // Most on the small board, which is quick; the larger ones come and go between.
      if (await choose(game % 10 === 3 ? 1 : game % 10 === 7 ? 2 : 0)) played.givenUp++;
      const cells = document.querySelectorAll<HTMLElement>('[role=gridcell]');
      for (let made = 0; made < moves; made++) {
        const cell = cells[random(cells.length)];
        if (!cell) throw new Error('There is no field.');
        const before = cell.dataset['face'];
        move(cell);
        await settled();
        played.moves++;
        if (cell.dataset['face'] !== before) played.changes++;
      }
      if (phase() === 'lost') played.lost++;
      await painted();
    }
    if (await choose(0)) played.givenUp++;
    // The last motions and what waits for an idle moment.
    await new Promise((resolve) => requestIdleCallback(resolve));
    return played;
  };
  Object.assign(globalThis, { playGames });
}
