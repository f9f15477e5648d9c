import { describe, expect, it } from 'vitest';
import { createGame, faceAt, formatGame, type Layout, mineCells, parseLayout, play } from './index.js';
import { smallBoards, tutorial } from './testing/boards.js';
import { largeBoards } from './testing/large-boards.js';
import { cellsOf, gameOf, openAll } from './testing/scenes.js';

/** Counts clicks the way a player would: first one in each opening, then one on each number that is left. */
function clicksToWin(layout: Layout): { openings: number; clicks: number; status: string } {
  const mines = new Set(mineCells(layout));
  const safe = cellsOf(layout.board).filter((cell) => !mines.has(cell));
  let game = gameOf(layout);
  let openings = 0;
  for (const cell of safe) {
    if (faceAt(game, cell) !== 9) continue;
    const next = play(game, { type: 'open', cell });
    if (faceAt(next, cell) !== 0) continue;
    game = next;
    openings++;
  }
  let clicks = openings;
  for (const cell of safe) {
    if (faceAt(game, cell) !== 9) continue;
    game = play(game, { type: 'open', cell });
    clicks++;
  }
  return { openings, clicks, status: game.status };
}

describe('boards from real games', () => {
  it.each([...smallBoards, ...largeBoards])(
    '$name takes $bbbv clicks, of them $openings openings',
    ({ picture, bbbv, openings }) => {
      expect(clicksToWin(parseLayout(picture))).toEqual({ openings, clicks: bbbv, status: 'won' });
    },
  );

  it('a 9x9 board shows its 81 numbers', () => {
    const cells = [...tutorial.join('')];
    const layout = parseLayout(
      tutorial.map((row) => row.replace(/\d/g, '.').replaceAll('M', '*')).join('\n'),
    );
    const game = openAll(
      createGame({ width: 9, height: 9, mines: 10 }, { layout }),
      cellsOf(layout.board).filter((cell) => cells[cell] !== 'M'),
    );
    expect(game.status).toBe('won');
    expect(formatGame(game)).toBe(tutorial.join('\n').replaceAll('M', 'F'));
  });

  it('a 9x9 board drawn with its numbers reads as the same layout', () => {
    const numbers = parseLayout(tutorial.join('\n').replaceAll('M', '*'));
    expect(mineCells(numbers)).toEqual([4, 11, 23, 25, 30, 32, 46, 58, 68, 79]);
  });
});
