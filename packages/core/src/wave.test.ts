import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame, explosion, faceAt, type Game, layoutOf, play } from './index.js';
import { games } from './testing/arbitraries.js';
import { cellsOf, chordAt, gameOn, markAt, openAt } from './testing/scenes.js';

/** The rings a row at a time, to compare with a drawing. */
function ringsOf(game: Game): number[][] {
  const { width, height } = game.board;
  const rings = Array.from(explosion(game));
  return Array.from({ length: height }, (_, y) => rings.slice(y * width, (y + 1) * width));
}

describe('the blast of a lost game', () => {
  it('goes out from the mine that was hit, a ring for each step over an edge', () => {
    expect(ringsOf(openAt(gameOn('....\n.*..\n....'), 1, 1))).toEqual([
      [2, 1, 2, 3],
      [1, 0, 1, 2],
      [2, 1, 2, 3],
    ]);
  });

  it('does not wrap from one row to the next', () => {
    expect(ringsOf(openAt(gameOn('...*\n....'), 3, 0))).toEqual([
      [3, 2, 1, 0],
      [4, 3, 2, 1],
    ]);
  });

  it('goes out from every mine that was hit at once', () => {
    let game = openAt(gameOn('*.*..\n.....'), 1, 0);
    for (const x of [0, 2]) game = markAt(game, x, 1);
    expect(ringsOf(chordAt(game, 1, 0))).toEqual([
      [0, 1, 0, 1, 2],
      [-1, 2, -1, 2, 3],
    ]);
  });

  it('does not pass flags, right or wrong, and goes round them', () => {
    let game = gameOn('*.*.\n....\n....');
    for (const cell of [1, 2, 5]) game = play(game, { type: 'mark', cell });
    expect(ringsOf(openAt(game, 0, 0))).toEqual([
      [0, -1, -1, 7],
      [1, -1, 5, 6],
      [2, 3, 4, 5],
    ]);
  });

  it('never comes where flags shut it out', () => {
    const game = openAt(markAt(markAt(gameOn('*..\n...\n..*'), 1, 0), 0, 1), 0, 0);
    expect(ringsOf(game)).toEqual([
      [0, -1, -1],
      [-1, -1, -1],
      [-1, -1, -1],
    ]);
  });

  it('passes open cells, question marks and other mines', () => {
    const game = markAt(markAt(openAt(gameOn('*.*..*.'), 1, 0), 3, 0), 3, 0);
    expect(ringsOf(openAt(game, 0, 0))).toEqual([[0, 1, 2, 3, 4, 5, 6]]);
  });

  it.each([
    ['ready', () => gameOn('*..')],
    ['under way', () => openAt(gameOn('*..'), 1, 0)],
    ['won', () => openAt(gameOn('..*'), 0, 0)],
  ])('does not come in a game that is %s', (_, scene) => {
    expect(ringsOf(scene())).toEqual([[-1, -1, -1]]);
  });

  it('is counted as far as the longest board goes', () => {
    for (const cells of [32_767, 32_768, 40_000]) {
      const board = { width: cells, height: 1, mines: 1 };
      const game = play(createGame(board, { layout: layoutOf(board, [0]) }), { type: 'open', cell: 0 });
      const rings = explosion(game);
      expect(rings).toBeInstanceOf(cells > 32_767 ? Int32Array : Int16Array);
      expect(rings).toHaveLength(cells);
      expect(rings[cells - 1]).toBe(cells - 1);
    }
  });

  it('reaches a cell one ring after the earliest of its unflagged neighbours', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { width, height } = game.board;
        const rings = explosion(game);
        for (const cell of cellsOf(game.board)) {
          const face = faceAt(game, cell);
          const x = cell % width;
          const beside = [
            x > 0 ? cell - 1 : -1,
            x < width - 1 ? cell + 1 : -1,
            cell - width,
            cell + width < width * height ? cell + width : -1,
          ];
          const earlier = beside.flatMap((at) => (at >= 0 && (rings[at] ?? -1) >= 0 ? [rings[at] ?? 0] : []));
          const blocked = face === 10 || face === 14;
          const next = blocked || earlier.length === 0 ? -1 : Math.min(...earlier) + 1;
          expect(rings[cell]).toBe(face === 13 ? 0 : next);
        }
      }),
      { numRuns: 500 },
    );
  });
});
