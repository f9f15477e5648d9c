import { describe, expect, it } from 'vitest';
import { defaults } from './settings.js';
import { type GetStorage, readSettings, writeSettings } from './storage.js';
import { createSettingsStore } from './store.js';

/** A storage that holds one text. */
function holding(text: string | null): { storage: GetStorage; written: string[] } {
  const written: string[] = [];
  const storage: GetStorage = () => ({
    getItem: () => text,
    setItem: (_, value) => void written.push(value),
  });
  return { storage, written };
}

const forbidden: GetStorage = () => {
  throw new DOMException('denied', 'SecurityError');
};

const full: GetStorage = () => ({
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

describe('what is read', () => {
  it('is the defaults where nothing was stored, and that is no fault', () => {
    expect(readSettings(holding(null).storage)).toEqual({ settings: defaults, fault: null });
  });

  it.each(['null', 'undefined', '{', '[]', 'NaN', '"garden"', '7', ''])(
    'is the defaults for %j, and that is said',
    (text) => {
      expect(readSettings(holding(text).storage)).toEqual({ settings: defaults, fault: 'damaged' });
    },
  );

  it('is what was written', () => {
    const { storage, written } = holding(null);
    const chosen = { ...defaults, theme: 'garden', cellSize: 40, sound: { on: true, volume: 0.25 } } as const;
    expect(writeSettings(storage, chosen)).toBe(true);
    expect(readSettings(holding(written[0] ?? '').storage)).toEqual({ settings: chosen, fault: null });
  });

  it('keeps every setting that holds when another one does not', () => {
    const stored = {
      theme: 'garden',
      cellSize: Number.NaN,
      longPress: 1e9,
      sound: { on: true },
      chord: 'off',
    };
    const { settings, fault } = readSettings(
      holding(JSON.stringify({ version: 1, settings: stored })).storage,
    );
    expect(settings).toEqual({ ...defaults, theme: 'garden', chord: 'off' });
    expect(fault).toBe('damaged');
  });

  it.each([
    [{ width: 0, height: 9, mines: 1 }],
    [{ width: 101, height: 9, mines: 1 }],
    [{ width: 9, height: 9, mines: 81 }],
    [{ width: 9, height: 9, mines: 1.5 }],
    [{ width: 9, height: 9 }],
    [null],
  ])('knows a board that cannot be played: %j', (board) => {
    const { settings } = readSettings(holding(JSON.stringify({ version: 1, settings: { board } })).storage);
    expect(settings.board).toEqual(defaults.board);
  });

  it('comes over from the version before there were versions, and from one that is not known yet', () => {
    const old = JSON.stringify({ theme: 'night' });
    const newer = JSON.stringify({ version: 99, settings: { theme: 'night', fog: true } });
    for (const text of [old, newer])
      expect(readSettings(holding(text).storage)).toEqual({
        settings: { ...defaults, theme: 'night' },
        fault: null,
      });
  });

  it('is the defaults where storage is forbidden', () => {
    expect(readSettings(forbidden)).toEqual({ settings: defaults, fault: 'unavailable' });
  });
});

describe('a store of settings', () => {
  it('remembers what is chosen, all of it and nothing else', () => {
    const { storage, written } = holding(null);
    createSettingsStore(storage).getState().choose({ questionMarks: false });
    expect(JSON.parse(written[0] ?? '')).toEqual({
      version: 1,
      settings: { ...defaults, questionMarks: false },
    });
  });

  it.each([
    ['forbidden', forbidden],
    ['full', full],
  ])('goes on where storage is %s, and says so', (_, storage) => {
    const store = createSettingsStore(storage);
    store.getState().choose({ theme: 'plain' });
    expect(store.getState()).toMatchObject({ theme: 'plain', fault: 'unavailable' });
  });

  it('goes back to the defaults', () => {
    const store = createSettingsStore(holding(null).storage);
    store.getState().choose({ theme: 'plain', cellSize: 30 });
    store.getState().reset();
    expect(store.getState()).toMatchObject(defaults);
  });
});
