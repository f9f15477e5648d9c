import { describe, expect, it } from 'vitest';
import { type Face, faceAt, faceName, isFace, parseLayout } from './index.js';
import { gameOf, gameOn, markAt, openAll, openAt } from './testing/scenes.js';

describe('the name of a face', () => {
  const faces: Face[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

  it('is what stands in data-face, for each of the fifteen', () => {
    expect(faces.map(faceName).join(' ')).toBe(
      '0 1 2 3 4 5 6 7 8 closed flag question mine exploded wrong-flag',
    );
  });
});

describe('a byte', () => {
  it('is a face up to 14', () => {
    expect([0, 8, 9, 14].map(isFace)).toEqual([true, true, true, true]);
    for (const other of [15, 255, -1, 0.5, Number.NaN, undefined]) expect(isFace(other)).toBe(false);
  });
});

describe('what a cell shows', () => {
  it('is closed, flag and question before it is opened', () => {
    const game = markAt(markAt(markAt(gameOn('..*'), 1, 0), 2, 0), 2, 0);
    expect([0, 1, 2].map((cell) => faceName(faceAt(game, cell)))).toEqual(['closed', 'flag', 'question']);
  });

  it('is its number once open', () => {
    const game = openAll(
      gameOf(
        parseLayout(`
          ****
          *.*.
          **..
          ....
        `),
      ),
      [5, 7, 10, 14, 15],
    );
    expect([5, 7, 10, 14, 15].map((cell) => faceAt(game, cell))).toEqual([7, 3, 2, 1, 0]);
  });

  it('is mine, exploded and wrong flag at a loss', () => {
    const lost = openAt(markAt(gameOn('*.*'), 1, 0), 0, 0);
    expect([0, 1, 2].map((cell) => faceName(faceAt(lost, cell)))).toEqual(['exploded', 'wrong-flag', 'mine']);
  });

  it.each([-1, 3, 0.5, Number.NaN])('is not to be had of cell %s, which is off the board', (cell) => {
    expect(() => faceAt(gameOn('..*'), cell)).toThrow(RangeError);
  });
});
