import 'fake-indexeddb/auto';
import { createGame, encodeLayout, layMines, play, presets, saveGame } from '@mines/core';
import { openings, threeBV } from '@mines/solver';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createArchive } from './archive.js';
import { readBackup, writeBackup } from './backup.js';
import type { Keeper } from './keep.js';
import type { FinishedGame, RunningGame } from './schema.js';
import { freshStorage } from './testing/database.js';
import { gameOf } from './testing/game-of.js';
import { runningOf } from './testing/games.js';
import { exportAll, importAll } from './transfer.js';

beforeEach(freshStorage);

const NOW = Date.UTC(2026, 4, 1);

/** A game whose numbers agree with its layout. */
function soundGame(id: string, parts: Partial<FinishedGame> = {}): FinishedGame {
  const layout = layMines(presets.beginner, { seed: id, start: 40 });
  const whole = threeBV(layout);
  return gameOf({
    id,
    seed: id,
    layout: encodeLayout(layout),
    threeBV: whole,
    threeBVDone: whole,
    openings: openings(layout),
    ...parts,
  });
}

function soundRunning(id: string): RunningGame {
  const game = play(createGame(presets.beginner, { seed: id }), { type: 'open', cell: 40 });
  return runningOf({ id, game: { ...saveGame(game) } });
}

/** The records of a page, nothing played on it. */
function page(): Keeper {
  const archive = createArchive({ onFault: () => undefined });
  const running = {
    slot: () => null,
    begin: () => Promise.resolve(null),
    resume: () => Promise.resolve(false),
    save: () => undefined,
  };
  return { archive, running, loadGames: () => Promise.resolve(), refresh: () => Promise.resolve() };
}

const backupOf = (parts: Record<string, unknown>): string =>
  JSON.stringify({ ...JSON.parse(writeBackup({ settings: null, games: [], running: [] }, NOW)), ...parts });

describe('an export', () => {
  it('taken in by another browser brings everything there, and once more brings nothing new', async () => {
    const here = page();
    for (const id of ['a', 'b', 'c']) await here.archive.addGame(soundGame(id));
    await here.archive.putRunning(soundRunning('mine'));
    const text = await exportAll(here, { theme: 'night' }, NOW);
    freshStorage();
    const there = page();
    await there.archive.addGame(soundGame('b'));
    await there.archive.addGame(soundGame('d'));
    expect(await importAll(there, text)).toEqual({
      added: 3,
      known: 1,
      refused: {},
      settings: { theme: 'night' },
    });
    const { values } = await there.archive.games();
    expect(values.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect((await there.archive.running()).values.map(({ game }) => game)).toEqual([
      soundRunning('mine').game,
    ]);
    expect(await importAll(there, text)).toMatchObject({ added: 0, known: 4 });
  });

  it('says everything again, whatever the games are', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), fc.jsonValue(), (seeds, settings) => {
        const games = seeds.map((seed, index) => soundGame(`${index}`, { seed }));
        const running = seeds.map((_, index) => soundRunning(`slot ${index}`));
        expect(readBackup(writeBackup({ settings, games, running }, NOW))).toEqual({
          settings: JSON.parse(JSON.stringify(settings)),
          games,
          running,
          refused: [],
          repeated: 0,
        });
      }),
      { numRuns: 20 },
    );
  });
});

describe('a file that is no backup changes nothing', () => {
  const files: readonly (readonly [string, string, string])[] = [
    ['nothing', '', 'unreadable'],
    ['half a file', backupOf({}).slice(0, -9), 'unreadable'],
    ['another text', 'Dear diary', 'unreadable'],
    ['null', 'null', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['JSON of something else', '{"format":"other","version":1}', 'foreign'],
    ['a later something else', '{"format":"other","version":2}', 'foreign'],
    ['one without games', backupOf({ games: undefined }), 'foreign'],
    ['one whose games are no list', backupOf({ games: { 0: soundGame('a') } }), 'foreign'],
    ['one of a later version', backupOf({ version: 2, games: 'packed' }), 'newer'],
    ['one of no version', backupOf({ version: Number.NaN }), 'foreign'],
  ];
  for (const [name, text, fault] of files) {
    it(name, async () => {
      const keeper = page();
      await keeper.archive.addGame(soundGame('mine'));
      expect(await importAll(keeper, text)).toEqual({ fault });
      expect((await keeper.archive.games()).values.map(({ id }) => id)).toEqual(['mine']);
    });
  }

  it('any text at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readBackup(text)).toHaveProperty('fault');
      }),
    );
  });
});

describe('bad parts of a backup', () => {
  const sound = soundGame('sound');
  const parts: readonly (readonly [string, unknown, string])[] = [
    ['no game', 7, 'damaged'],
    ['a game without a time', { ...sound, elapsed: null }, 'damaged'],
    ['a game of a later version', { ...sound, version: 2, moves: [] }, 'newer'],
    ['a layout of another size', { ...sound, layout: '4x1.kA' }, 'contradictory'],
    ['a layout that is none', { ...sound, layout: '9x9.AAAA' }, 'contradictory'],
    ['a 3BV that is too good', { ...sound, threeBV: sound.threeBV + 50 }, 'contradictory'],
    ['openings that are not there', { ...sound, openings: 79 }, 'contradictory'],
    ['a win that was not finished', { ...sound, threeBVDone: 0 }, 'contradictory'],
  ];
  for (const [name, bad, why] of parts) {
    it(`are refused and the others taken: ${name}`, async () => {
      const keeper = page();
      expect(await importAll(keeper, backupOf({ games: [bad, sound] }))).toMatchObject({
        added: 1,
        known: 0,
        refused: { [why]: 1 },
      });
      expect((await keeper.archive.games()).values).toEqual([sound]);
    });
  }

  it('are refused among the games under way', async () => {
    const whole = soundRunning('whole');
    const text = backupOf({
      running: [
        whole,
        runningOf({ id: 'no sight' }),
        { ...whole, round: { ...whole.round, id: 'x' }, game: { ...whole.game, sight: 'x' } },
      ],
    });
    expect(await importAll(page(), text)).toMatchObject({ added: 1, refused: { contradictory: 2 } });
  });

  it('that come twice are taken once', async () => {
    expect(await importAll(page(), backupOf({ games: [sound, sound] }))).toMatchObject({
      added: 1,
      known: 1,
    });
  });
});

describe('a game under way in a file', () => {
  it('is not begun again when it is over by now', async () => {
    const keeper = page();
    const running = soundRunning('mine');
    await keeper.archive.addGame(soundGame(running.round.id));
    expect(await importAll(keeper, backupOf({ running: [running] }))).toMatchObject({ added: 0, known: 1 });
    expect((await keeper.archive.running()).values).toEqual([]);
  });

  it('does not take the place of what is played now', async () => {
    const keeper = page();
    const mine = soundRunning('slot');
    await keeper.archive.putRunning(mine);
    const theirs = { ...soundRunning('slot'), round: { ...mine.round, id: 'theirs' } };
    expect(await importAll(keeper, backupOf({ running: [theirs] }))).toMatchObject({ added: 1 });
    expect((await keeper.archive.running()).values).toHaveLength(2);
  });
});

describe('without room', () => {
  it('an import is refused as a whole', async () => {
    const keeper = page();
    const text = backupOf({ games: [sound('a'), sound('b')] });
    const archive = { ...keeper.archive, merge: () => Promise.resolve(null) };
    expect(await importAll({ ...keeper, archive }, text)).toEqual({ fault: 'not-kept' });
  });

  function sound(id: string): FinishedGame {
    return soundGame(id);
  }
});
