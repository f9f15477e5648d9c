import { describe, expect, it } from 'vitest';
import { type Board, createGame, type Game, layoutOf, play } from './index.js';

/** Opens the first cell of a board whose mines are these. */
function openFirst(board: Board, mines: Iterable<number>): Game {
  return play(createGame(board, { layout: layoutOf(board, mines) }), { type: 'open', cell: 0 });
}

/** How many cells show each face, so that a million of them compare at once. */
function histogram(game: Game): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of game.rows) for (const face of row) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

// Sixteen million cells take seconds on a busy machine.
describe('one open', { timeout: 30_000 }, () => {
  it('opens 999,999 cells of 1000x1000 and wins', () => {
    const game = openFirst({ width: 1000, height: 1000, mines: 1 }, [999_999]);
    expect(game).toMatchObject({ status: 'won', opened: 999_999, flags: 1 });
    expect(histogram(game)).toEqual(
      new Map([
        [0, 999_996],
        [1, 3],
        [10, 1],
      ]),
    );
  });

  it('opens 15,999,999 cells of 4000x4000 and wins', () => {
    const game = openFirst({ width: 4000, height: 4000, mines: 1 }, [15_999_999]);
    expect(game).toMatchObject({ status: 'won', opened: 15_999_999, flags: 1 });
    expect(
      game.rows.every((row, y) => row.lastIndexOf(9) === -1 && row.indexOf(10) === (y === 3999 ? 3999 : -1)),
    ).toBe(true);
  });

  it('opens a row and a column of 100,000 cells', () => {
    for (const width of [100_000, 1]) {
      const game = openFirst({ width, height: 100_000 / width, mines: 1 }, [99_999]);
      expect(game).toMatchObject({ status: 'won', opened: 99_999 });
    }
  });

  it('follows an opening through a comb whose teeth are a thousand runs a row', () => {
    // Every fourth column is mined but for the last three rows, so that all gaps join at the bottom only.
    const [width, height] = [4001, 203];
    const mines: number[] = [];
    for (let y = 0; y < height - 3; y++) for (let x = 4; x < width - 1; x += 4) mines.push(y * width + x);
    const game = openFirst({ width, height, mines: mines.length }, mines);
    expect(game).toMatchObject({ status: 'won', opened: width * height - mines.length });
  });
});
