/** Boards and clicks that make no sense. Each runs under a short limit (`stages/checks.mjs`): some engines hang. */
import { cellOf, fitMines, fitSide, goesOn, openSet, startGame } from '../boards.mjs';
import { picture } from './history.mjs';

/**
 * @typedef {import('../types').Adapter} Adapter
 * @typedef {{ result: string, detail?: string, own?: boolean }} Probe `own`: the error is one that the engine words itself
 */

/**
 * Width, height, mines. Two of them are sound: no mines, and all cells but one.
 *
 * @type {Record<string, [unknown, number, number]>}
 */
export const BOARDS = {
  'width NaN': [NaN, 9, 10],
  'width 0': [0, 9, 0],
  'width -5': [-5, 9, 3],
  'width 9.5': [9.5, 9, 10],
  "width '9'": ['9', 9, 10],
  'width Infinity': [Infinity, 9, 10],
  'mines NaN': [9, 9, NaN],
  'mines -1': [9, 9, -1],
  'mines 2.5': [9, 9, 2.5],
  'mines 0': [9, 9, 0],
  'mines = cells-1': [9, 9, 80],
  'mines = cells': [9, 9, 81],
  'mines > cells': [9, 9, 200],
  'mines Infinity': [9, 9, Infinity],
};

/** The ones among them that can be played. */
export const SOUND_BOARDS = ['mines 0', 'mines = cells-1'];

/**
 * @param {Adapter} a
 * @param {{ probe: string }} args
 * @returns {Probe}
 */
export function boardProbe(a, { probe }) {
  const [w, h, mines] = fitProbe(a, BOARDS[probe]);
  let g;
  let size;
  try {
    g = a.create(w, h, mines);
  } catch (error) {
    return { result: 'throws', ...wording(error) };
  }
  try {
    size = a.size(g);
  } catch (error) {
    return { result: 'broken board', ...wording(error) };
  }
  if (!size.w || !size.h) return { result: 'empty board', detail: JSON.stringify(size) };
  let played;
  try {
    a.reveal(g, Math.min(4, size.w - 1), Math.min(4, size.h - 1));
    played = a.status(g);
    size = a.size(g);
  } catch (error) {
    return { result: 'throws on reveal', ...wording(error) };
  }
  a.dispose?.(g);
  const asked = size.w === w && size.h === h && size.mines === mines;
  return {
    result: asked ? 'accepted' : 'other board',
    detail: `${size.w}x${size.h}/${size.mines}, first click: ${played}`,
  };
}

/**
 * The same probe on the smallest board that the engine takes.
 *
 * @param {Adapter} a
 * @param {[unknown, number, number]} probe
 * @returns {[number, number, number]}
 */
function fitProbe(a, [width, , mines]) {
  const side = fitSide(a, 9);
  const cells = side * side;
  return [
    /** @type {number} */ (width === 9 ? side : width),
    side,
    mines === 80 ? cells - 1 : mines === 81 ? cells : mines,
  ];
}

/**
 * Column and row; w and h stand for the board's own.
 *
 * @type {Record<string, [number | 'w' | undefined, number | 'h' | undefined]>}
 */
export const CLICKS = {
  'x = -1': [-1, 0],
  'x = width': ['w', 0],
  'y = -1': [0, -1],
  'y = height': [0, 'h'],
  'x NaN': [NaN, 0],
  'x = 0.5': [0.5, 0],
  'no x, y': [undefined, undefined],
};

/**
 * @param {Adapter} a
 * @param {{ probe: string, action: 'reveal' | 'flag' | 'chord' }} args
 * @returns {Probe}
 */
export function clickProbe(a, { probe, action }) {
  if (a.addressing === 'object' || (action === 'chord' && !a.chord)) return { result: 'n/a' };
  // One cell number instead of x and y: a bad x is then just another cell.
  if (a.addressing === 'index' && (probe === 'x = -1' || probe === 'x = width')) return { result: 'n/a' };
  const n = fitSide(a, 9);
  const g = untouchedCorner(a, n);
  if (!g) return { result: 'no such board' };
  const [x, y] = CLICKS[probe].map((v) => (v === 'w' || v === 'h' ? n : v));
  const before = openSet(a, g, n, n);
  const photo = picture(a, g, n, n);
  try {
    a[action]?.(g, /** @type {number} */ (x), /** @type {number} */ (y));
  } catch (error) {
    return { result: 'throws', ...wording(error) };
  }
  try {
    if (picture(a, g, n, n) === photo) return { result: 'ignored' };
    const opened = [...openSet(a, g, n, n)].filter((i) => !before.has(i)).map((i) => `(${cellOf(n, i)})`);
    const what = opened.length ? `opens ${opened.slice(0, 3).join(' ')}` : 'changes the board';
    return { result: 'ACTS on a cell', detail: `${what}, ${a.status(g)}` };
  } catch (error) {
    return { result: 'corrupts the game', ...wording(error) };
  } finally {
    a.dispose?.(g);
  }
}

/**
 * A running game whose top left cells are safe and closed: a bad click that is taken for one of them shows.
 *
 * @param {Adapter} a
 * @param {number} n
 */
function untouchedCorner(a, n) {
  const mines = fitMines(a, n, n, 20);
  for (let tries = 0; tries < 2000; tries++) {
    const { g, isMine } = startGame(a, n, n, mines);
    const corner = [0, 1, n, n + 1].map((i) => cellOf(n, i));
    if (goesOn(a, g) && corner.every(([x, y]) => !isMine(x, y) && !a.isOpen(g, x, y))) return g;
    a.dispose?.(g);
  }
  return null;
}

/**
 * What an error says, and whether the engine words it itself. V8's own are told by their type or their text.
 *
 * @param {unknown} error
 */
function wording(error) {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const native = /^(Invalid .*(length|size|count)|Maximum call stack|Array buffer|Map maximum|Set maximum)/;
  const own = !['TypeError', 'ReferenceError', 'SyntaxError'].includes(name) && !native.test(message);
  return { own, detail: `${name}: ${message}`.slice(0, 160) };
}
