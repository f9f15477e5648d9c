import { describe, expect, it } from 'vitest';
import {
  createGame,
  FormatError,
  formatGame,
  type Game,
  layoutOf,
  layoutOfGame,
  mineCells,
  minesLeft,
  play,
  presets,
  type Rules,
  replayGame,
  restoreGame,
  type SavedGame,
  saveGame,
} from './index.js';
import { cellsOf, chordAt, gameOn, markAt, openAll, openAt, truthOf } from './testing/scenes.js';
import { HOUSE_STYLE, rangeOf, thrownBy } from './testing/thrown.js';

/** A game after a stay in storage. */
function stored(game: Game): Game {
  return restoreGame(JSON.parse(JSON.stringify(saveGame(game))));
}

const underWay = (): Game =>
  markAt(markAt(markAt(openAt(gameOn('..*.\n...*\n*...'), 1, 0), 0, 0), 2, 0), 0, 0);
const lost = (): Game => openAt(markAt(gameOn('*.*.\n....'), 1, 0), 0, 0);
const won = (): Game => openAll(gameOn('*.*'), [1]);

describe('a saved game comes back as it was', () => {
  const scenes: [string, () => Game][] = [
    ['new', () => createGame(presets.expert, { seed: 'tomato' })],
    [
      'new with flags and question marks',
      () => markAt(markAt(markAt(createGame(presets.beginner), 0, 0), 8, 8), 8, 8),
    ],
    ['new on a layout that was handed in', () => gameOn('*..\n..*')],
    ['new with flags on such a layout', () => markAt(gameOn('*..\n..*'), 0, 0)],
    ['under way', underWay],
    ['under way on a large board', () => openAt(createGame(presets.expert, { seed: 'x' }), 15, 8)],
    ['lost', lost],
    ['lost by a chord', () => chordAt(markAt(openAt(gameOn('**\n..'), 0, 1), 1, 1), 0, 1)],
    ['lost at the first open', () => openAt(gameOn('*..'), 0, 0)],
    ['won', won],
    ['won without a mine', () => openAt(gameOn('..\n..'), 0, 0)],
    [
      'of other rules',
      () => createGame(presets.beginner, { rules: { firstOpen: 'any', questionMarks: false, chord: 'off' } }),
    ],
    ['with a seed of odd letters', () => createGame(presets.beginner, { seed: '"\\\n\u0000 💣 \ud83d' })],
    ['with a time', () => play(gameOn('.*.'), { type: 'mark', cell: 1, at: 1_000_500.5 })],
  ];

  it.each(scenes)('%s', (_, scene) => {
    const game = scene();
    expect(stored(game)).toEqual(game);
    expect(layoutOfGame(stored(game))).toEqual(layoutOfGame(game));
    expect(saveGame(stored(game))).toEqual(saveGame(game));
  });

  it('and goes on as it would have', () => {
    expect(openAt(stored(underWay()), 3, 0)).toEqual(openAt(underWay(), 3, 0));
    expect(openAt(stored(underWay()), 3, 1)).toEqual(openAt(underWay(), 3, 1));
    expect(stored(underWay())).toMatchObject({ status: 'playing', flags: 1 });
  });

  it('and stays over where it was over', () => {
    for (const game of [stored(lost()), stored(won())]) {
      for (const cell of cellsOf(game.board)) expect(play(game, { type: 'mark', cell })).toBe(game);
    }
  });

  it('never opened, and lays its mines then, the same as without the stay, and can be won', () => {
    const game = markAt(createGame(presets.beginner, { seed: 'later' }), 0, 0);
    const opened = openAt(stored(game), 4, 4);
    expect(opened).toEqual(openAt(game, 4, 4));
    const mines = new Set(mineCells(truthOf(opened)));
    const cells = cellsOf(opened.board).filter((cell) => !mines.has(cell));
    const finished = openAll(markAt(markAt(opened, 0, 0), 0, 0), cells);
    expect(finished.status).toBe('won');
    expect(minesLeft(finished)).toBe(0);
  });

  it('and can be replayed with the same mines, through any number of stays', () => {
    const first = openAt(createGame(presets.expert, { seed: 'again' }), 3, 3);
    let game = first;
    for (let round = 0; round < 5; round++) {
      game = openAt(stored(replayGame(stored(game))), 3, 3);
      expect(game.seed).toBe('again');
      expect(formatGame(game)).toBe(formatGame(first));
      expect(truthOf(game)).toEqual(truthOf(first));
    }
  });
});

describe('a saved game', () => {
  it('is plain JSON of version 1', () => {
    expect(saveGame(underWay())).toEqual({
      version: 1,
      board: { width: 4, height: 3, mines: 3 },
      rules: { firstOpen: 'opening', questionMarks: true, chord: 'exact' },
      seed: '',
      start: 1,
      elapsed: 0,
      layout: '4x3.IYA',
      sight: '?1F.\n....\n....',
    });
  });

  it('has no layout before the mines are laid', () => {
    expect(saveGame(createGame(presets.beginner)).layout).toBeNull();
  });

  it('of an earlier release is read for ever', () => {
    const text =
      '{"version":1,"board":{"width":4,"height":1,"mines":1},"rules":{"firstOpen":"safe","questionMarks":false,"chord":"off"},"seed":"s","start":0,"elapsed":7,"layout":"4x1.EA","sight":"001."}';
    const layout = layoutOf({ width: 4, height: 1, mines: 1 }, [3]);
    const rules: Rules = { firstOpen: 'safe', questionMarks: false, chord: 'off' };
    const game = play(createGame(layout.board, { seed: 's', rules, layout }), {
      type: 'open',
      cell: 0,
      at: 7,
    });
    expect(formatGame(game)).toBe('001F');
    expect(() => restoreGame(JSON.parse(text))).toThrow('sight');
    expect(restoreGame(JSON.parse(text.replace('001.', '001F')))).toEqual(game);
  });
});

describe('what is no saved game is refused', () => {
  it.each([
    ['nothing', 'null'],
    ['a text', '"undefined"'],
    ['a number', '1'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['only a version', '{"version":1}'],
  ])('%s', (_, text) => {
    const error = thrownBy(() => restoreGame(JSON.parse(text)));
    expect(error).toBeInstanceOf(FormatError);
    expect(error).toMatchObject({ message: expect.stringMatching(HOUSE_STYLE) });
  });

  it('a game inside a list', () => {
    expect(() => restoreGame([saveGame(lost())])).toThrow(FormatError);
  });

  it.each([undefined, Number.NaN, () => 1, Symbol('x')])('%s, which no JSON holds', (value) => {
    expect(() => restoreGame(value)).toThrow(FormatError);
  });
});

describe('a damaged game is refused', () => {
  const started = (): SavedGame => saveGame(underWay());
  const over = (): SavedGame => saveGame(lost());
  const ready = (): SavedGame => saveGame(gameOn('*..'));
  const unlaid = (): SavedGame => saveGame(createGame({ width: 3, height: 1, mines: 1 }));
  const cases: [string, () => SavedGame, Record<string, unknown>][] = [
    ['another version', started, { version: 2 }],
    ['no version', started, { version: undefined }],
    ['a version as text', started, { version: '1' }],
    ['no board', started, { board: null }],
    ['no rules', started, { rules: null }],
    ['a rule that does not exist', started, { rules: { chord: 'maybe' } }],
    ['a rule that cannot be text', started, { rules: { chord: { toString: 1 } } }],
    ['a seed that is no text', started, { seed: 7 }],
    ['no sight', started, { sight: null }],
    ['an empty sight', started, { sight: '' }],
    ['a row less', started, { sight: '?1F.\n....' }],
    ['a row more', started, { sight: '?1F.\n....\n....\n....' }],
    ['rows that run together', started, { sight: '?1F.........' }],
    ['other line ends', started, { sight: '?1F.\r\n....\r\n....' }],
    ['a number that is wrong', started, { sight: '?2F.\n....\n....' }],
    ['a mine that is open', started, { sight: '?11.\n....\n....' }],
    ['a foreign sign', started, { sight: '?1F.\n..x.\n....' }],
    ['a sign for no face', started, { sight: '?1F.\n..9.\n....' }],
    ['a mine that shows while it is played', started, { sight: '?1*.\n....\n....' }],
    ['a wrong flag while it is played', started, { sight: '?1!.\n....\n....' }],
    ['an explosion without the other mines', started, { sight: '?1X.\n....\n....' }],
    ['a closed cell for the start', started, { start: 5 }],
    ['a start off the board', started, { start: 12 }],
    ['a start of half', started, { start: 0.5 }],
    ['a start that is a text', started, { start: '1' }],
    ['no start', started, { start: null }],
    ['a missing start', started, { start: undefined }],
    ['no layout', started, { layout: null }],
    ['a layout that is no text', started, { layout: 5 }],
    ['a layout of another size', started, { layout: '3x4.IYA' }],
    ['a layout of another count', started, { layout: '4x3.IAA' }],
    ['a layout with other mines', started, { layout: '4x3.wIA' }],
    ['a layout cut short', started, { layout: '4x3.IY' }],
    ['another count of mines', started, { board: { width: 4, height: 3, mines: 4 } }],
    ['a board of another shape', started, { board: { width: 3, height: 4, mines: 3 } }],
    ['a huge board', started, { board: { width: 1e9, height: 1e9, mines: 3 } }],
    ['a width that cannot be text', started, { board: { width: { toString: 1 }, height: 3, mines: 3 } }],
    ['a time below 0', started, { elapsed: -1 }],
    ['a time of null', started, { elapsed: null }],
    ['a time as text', started, { elapsed: '5' }],
    ['a time as a list', started, { elapsed: [] }],
    ['no time', started, { elapsed: undefined }],
    ['an explosion on a safe cell', over, { sight: 'X!*.\nX...' }],
    ['a mine shown on a safe cell', over, { sight: 'X!**\n....' }],
    ['a mine not shown', over, { sight: 'X!..\n....' }],
    ['a wrong flag called right', over, { sight: 'XF*.\n....' }],
    ['a right flag called wrong', over, { sight: 'X!!.\n....' }],
    ['a loss without an explosion', over, { sight: '*!*.\n....' }],
    ['a start before any open', ready, { start: 1 }],
    ['an open cell before any start', ready, { sight: '.1.' }],
    ['a board far larger than its sight', unlaid, { board: { width: 1, height: 2 ** 24, mines: 1 } }],
    ['an open cell before the mines are laid', unlaid, { sight: '0..' }],
    ['an open start before the mines are laid', unlaid, { sight: '0..', start: 0 }],
    ['a win before the mines are laid', unlaid, { sight: '00.', start: 0 }],
    ['an explosion before the mines are laid', unlaid, { sight: 'X..', start: 0 }],
  ];

  it.each(cases)('with %s', (_, scene, damage) => {
    const saved = scene();
    expect(() => restoreGame(JSON.parse(JSON.stringify(saved)))).not.toThrow();
    const error = thrownBy(() => restoreGame(JSON.parse(JSON.stringify({ ...saved, ...damage }))));
    expect(error).toMatchObject({ message: expect.stringMatching(HOUSE_STYLE) });
  });

  it.each<[string, () => SavedGame, Record<string, unknown>]>([
    ['shape or version', started, { version: 2 }],
    ['sight', started, { sight: '' }],
    ['sight', started, { sight: '?2F.\n....\n....' }],
    ['start', started, { start: 5 }],
    ['start', ready, { start: 1 }],
    ['layout', unlaid, { sight: '0..', start: 0 }],
  ])('and named: %s', (part, saved, damage) => {
    const message = `mines: the saved game is damaged: ${part}. It cannot go on from there. Begin a new game.`;
    expect(thrownBy(() => restoreGame({ ...saved(), ...damage }))).toMatchObject({ message });
  });

  it('with a time that is none, and names it', () => {
    const message = 'mines: elapsed is -1. That cannot be played. Pass milliseconds, 0 or more.';
    expect(thrownBy(() => restoreGame({ ...started(), elapsed: -1 }))).toMatchObject({ message });
  });

  it('with a board of no cells, and names the measure', () => {
    const board = { width: 0, height: 3, mines: 0 };
    expect(rangeOf(() => restoreGame({ ...started(), board })).field).toBe('width');
  });
});
