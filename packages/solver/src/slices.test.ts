import { describe, expect, it } from 'vitest';
import { lay } from './lay.js';
import { inSlices, type Turns } from './slices.js';
import type { Work } from './work.js';

/** Turns by a clock that work itself moves on; the test says when the next turn begins. */
function turnsOf() {
  const waiting: (() => void)[] = [];
  const clock = { ms: 0 };
  const turns: Turns = {
    now: () => clock.ms,
    pause: () => new Promise<void>((resume) => waiting.push(resume)),
    end: 0,
    next: null,
  };
  /** Lets all promises settle, which no turn of the page does in between. */
  const settled = () => new Promise((resume) => setTimeout(resume));
  const nextTurn = async () => {
    await settled();
    for (const resume of waiting.splice(0)) resume();
    await settled();
  };
  return { turns, clock, waiting, nextTurn, settled };
}

/** Work of so many steps, each of which takes a millisecond. */
function* slowWork(clock: { ms: number }, steps: number): Work<string> {
  for (let step = 0; step < steps; step++) {
    clock.ms++;
    yield 1;
  }
  return 'done';
}

describe('inSlices', () => {
  it('pauses for others every few milliseconds', async () => {
    const { turns, clock, nextTurn, settled } = turnsOf();
    const done = inSlices(slowWork(clock, 21), undefined, turns);
    const slices: number[] = [];
    for (let before = 0; clock.ms < 21; before = clock.ms) {
      await (slices.length > 0 ? nextTurn() : settled());
      slices.push(clock.ms - before);
    }
    await nextTurn();
    expect(await done).toBe('done');
    expect(Math.max(...slices)).toBeLessThanOrEqual(8);
    expect(slices.length).toBeGreaterThan(2);
  });

  it('does short work at once', async () => {
    const { turns, clock, waiting } = turnsOf();
    expect(await inSlices(slowWork(clock, 2), undefined, turns)).toBe('done');
    expect(waiting).toHaveLength(0);
  });

  it.each([
    ['follow each other', false],
    ['are begun together', true],
  ])('shares a slice among works that %s', async (_, together) => {
    const { turns, clock, nextTurn, settled } = turnsOf();
    const one = () => inSlices(slowWork(clock, 3), undefined, turns);
    const inARow = async () => {
      for (let n = 0; n < 10; n++) await one();
    };
    const done = together ? Promise.all(Array.from({ length: 10 }, one)) : inARow();
    await settled();
    for (let before = 0; clock.ms < 30; ) {
      expect(clock.ms - before).toBeLessThanOrEqual(8);
      before = clock.ms;
      await nextTurn();
      expect(clock.ms).toBeGreaterThan(before);
    }
    await nextTurn();
    await done;
  });

  it('stops at the next slice once it is told to', async () => {
    const { turns, clock, nextTurn, settled } = turnsOf();
    const cancel = new AbortController();
    const done = inSlices(slowWork(clock, 1000), cancel.signal, turns);
    await settled();
    const before = clock.ms;
    cancel.abort(new Error('stop'));
    const stopped = expect(done).rejects.toThrow('stop');
    await nextTurn();
    await stopped;
    expect(clock.ms).toBe(before);
    expect(before).toBeLessThanOrEqual(8);
  });

  it('lets timers and messages in between by default', async () => {
    const seen: string[] = [];
    const forEver = function* (): Work<string> {
      while (seen.length === 0) yield 1;
      return 'done';
    };
    setTimeout(() => seen.push('timer'));
    expect(await inSlices(forEver())).toBe('done');
  });
});

describe('the work of laying a board', () => {
  it.each([
    ['beginner', { width: 9, height: 9, mines: 10 }],
    ['expert', { width: 30, height: 16, mines: 99 }],
    ['dense', { width: 30, height: 16, mines: 130 }],
    ['too dense', { width: 16, height: 16, mines: 99 }],
    ['large', { width: 100, height: 100, mines: 1700 }],
    ['one opening', { width: 100, height: 100, mines: 10 }],
    ['huge', { width: 200, height: 200, mines: 6800 }],
    ['one row', { width: 40_000, height: 1, mines: 3 }],
  ])('%s never goes on for long', (_, board) => {
    const cells = board.width * board.height;
    const start = Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
    for (let n = 0; n < (cells < 40_000 ? 3 : 1); n++) {
      const order = { board, seed: `slices ${n}`, start, firstOpen: 'opening' } as const;
      const work = lay(order, { nodes: 500_000, left: 500_000 });
      let longest = 0;
      try {
        // The mines themselves are laid by core, in one go.
        for (const steps of work) if (steps !== cells) longest = Math.max(longest, steps);
      } catch {
        // It is given up.
      }
      expect(longest).toBeLessThan(10_000);
      expect(longest).toBeGreaterThan(0);
    }
  });
});
