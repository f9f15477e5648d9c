import { describe, expect, it } from 'vitest';
import {
  createGame,
  type FirstOpen,
  type Game,
  layoutOf,
  layoutOfGame,
  mineCells,
  minesLeft,
  play,
  presets,
} from './index.js';
import { cellsOf, gameOn, markAt, openAll, openAt, squareAround, truthOf } from './testing/scenes.js';

const policies: readonly FirstOpen[] = ['any', 'safe', 'opening'];

function firstOpen(game: Game, cell: number): Game {
  return play(game, { type: 'open', cell });
}

describe('the first open', () => {
  it.each(cellsOf({ width: 5, height: 5 }))('of cell %i on 5x5 with 24 mines is no mine and wins', (cell) => {
    const game = firstOpen(createGame({ width: 5, height: 5, mines: 24 }, { seed: 'full' }), cell);
    expect(game).toMatchObject({ status: 'won', opened: 1, start: cell });
    expect(mineCells(truthOf(game))).toHaveLength(24);
  });

  it.each([
    ['5x5 with 17', { width: 5, height: 5, mines: 17 }],
    ['3x3 with 8', { width: 3, height: 3, mines: 8 }],
    ['5x5 with 24', { width: 5, height: 5, mines: 24 }],
  ])('is safe from centre, edge and corner of %s mines, with the exact count', (_, board) => {
    const { width, height } = board;
    const centre = Math.floor(height / 2) * width + Math.floor(width / 2);
    for (const cell of [centre, Math.floor(width / 2), 0, width * height - 1]) {
      for (const rule of policies.slice(1)) {
        const game = firstOpen(createGame(board, { seed: 'tight', rules: { firstOpen: rule } }), cell);
        expect(game.status).not.toBe('lost');
        expect(mineCells(truthOf(game))).toHaveLength(board.mines);
      }
    }
  });

  it('finds an opening wherever there is room for one', () => {
    for (const cell of [0, 29, 44, 479, 255]) {
      const game = firstOpen(createGame(presets.expert, { seed: 'room' }), cell);
      expect(game.rows[Math.floor(cell / 30)]?.[cell % 30]).toBe(0);
    }
  });

  it('lays all its mines outside the square around it', () => {
    for (let seed = 0; seed < 500; seed++) {
      const game = firstOpen(createGame(presets.beginner, { seed: String(seed) }), 40);
      const mines = mineCells(truthOf(game));
      expect(squareAround(game, 40).filter((cell) => mines.includes(cell))).toEqual([]);
    }
  });

  it('with "safe" is never a mine but not always an opening', () => {
    const faces = Array.from({ length: 300 }, (_, seed) =>
      firstOpen(createGame(presets.expert, { seed: String(seed), rules: { firstOpen: 'safe' } }), 0),
    ).map((game) => game.rows[0]?.[0] ?? 99);
    expect(Math.max(...faces)).toBeGreaterThan(0);
    expect(Math.max(...faces)).toBeLessThanOrEqual(3);
    expect(Math.min(...faces)).toBe(0);
  });

  it('with "any" hits a mine as often as any cell holds one', () => {
    const lost = Array.from({ length: 2000 }, (_, seed) =>
      firstOpen(createGame(presets.expert, { seed: String(seed), rules: { firstOpen: 'any' } }), 7),
    ).filter((game) => game.status === 'lost').length;
    // 2000 * 99 / 480 = 412, within four standard deviations of 18.
    expect(Math.abs(lost - 412)).toBeLessThan(72);
  });

  it('from 1x1 without mines wins, whatever it was promised', () => {
    for (const rule of policies) {
      const game = createGame({ width: 1, height: 1, mines: 0 }, { rules: { firstOpen: rule } });
      expect(firstOpen(game, 0).status).toBe('won');
    }
  });

  it('lays the same mines for the same board, seed, rules and cell, others for another cell', () => {
    const options = { seed: 'tomato' };
    const one = firstOpen(createGame(presets.expert, options), 100);
    expect(firstOpen(createGame(presets.expert, options), 100)).toEqual(one);
    expect(truthOf(firstOpen(createGame(presets.expert, options), 300))).not.toEqual(truthOf(one));
  });

  it('lays mines once: a mark or a chord before it lays none', () => {
    const marked = markAt(createGame(presets.beginner), 0, 0);
    expect(layoutOfGame(marked)).toBeNull();
    expect(play(marked, { type: 'chord', cell: 40 })).toBe(marked);
    const opened = firstOpen(marked, 40);
    expect(truthOf(openAt(opened, 8, 8))).toBe(truthOf(opened));
  });
});

describe('flags set before the first open', () => {
  it('stay, are counted throughout, and do not open; a new game clears them', () => {
    const flagged = markAt(createGame(presets.beginner, { seed: 'flagged' }), 0, 0);
    expect(flagged).toMatchObject({ status: 'ready', flags: 1 });
    expect(minesLeft(flagged)).toBe(9);

    const opened = openAt(flagged, 4, 4);
    expect(opened.status).toBe('playing');
    expect(minesLeft(opened)).toBe(9);
    expect(opened.rows[0]?.[0]).toBe(10);
    expect(openAt(opened, 0, 0)).toBe(opened);
    expect(mineCells(truthOf(opened))).toHaveLength(10);
    expect(minesLeft(createGame(presets.beginner, { seed: 'flagged' }))).toBe(10);
  });

  it('do not change where the mines are laid', () => {
    const game = createGame(presets.expert, { seed: 'same' });
    expect(truthOf(openAt(markAt(game, 0, 0), 9, 9))).toEqual(truthOf(openAt(game, 9, 9)));
  });

  it('keep the game ready, and an open of a flag is not the first open', () => {
    const flagged = markAt(createGame(presets.beginner), 4, 4);
    expect(openAt(flagged, 4, 4)).toBe(flagged);
    expect(layoutOfGame(flagged)).toBeNull();
  });
});

describe('a layout that was handed in', () => {
  it('is the truth: no promise moves its mines from the first open', () => {
    for (const rule of policies) {
      expect(openAt(gameOn('*..', { firstOpen: rule }), 0, 0).status).toBe('lost');
      expect(openAt(gameOn('*..', { firstOpen: rule }), 1, 0).rows[0]).toEqual(new Uint8Array([9, 1, 9]));
    }
  });

  it('stays the very same layout to the end', () => {
    const board = { width: 4, height: 1, mines: 1 };
    const layout = layoutOf(board, [3]);
    const game = createGame(board, { layout, seed: 'ignored' });
    expect(layoutOfGame(game)).toBe(layout);
    expect(layoutOfGame(openAll(game, [0, 3]))).toBe(layout);
  });

  it('must be of the board that it is played on', () => {
    const layout = layoutOf({ width: 4, height: 2, mines: 1 }, [3]);
    const refused: [Parameters<typeof createGame>[0], string][] = [
      [{ width: 5, height: 2, mines: 1 }, 'width is 5'],
      [{ width: 4, height: 3, mines: 1 }, 'height is 3'],
      [{ width: 4, height: 2, mines: 2 }, 'mines is 2'],
      [{ width: 4, height: 2, mines: 0 }, 'mines is 0'],
    ];
    for (const [board, what] of refused) expect(() => createGame(board, { layout })).toThrow(what);
  });
});
