import { type Place, RUNS, type Run, STATE_COLUMNS, STATE_ROWS, TILE, TILES } from './grid.js';
import { blankPixels, type Pixels, paste, render } from './pixels.js';
import { n, picture, type Svg } from './svg.js';
import type { Theme } from './theme.js';

/** How far a tile still stands out in the frames of going down, and of coming up again, which overshoots nothing. */
const DOWN = [0.72, 0.42, 0.16, 0];
const UP = [0.14, 0.4, 0.68, 0.9];

/** A closed tile on its way in: step 0 is hardly there, 9 is there and shining. */
function fadingIn(theme: Theme, step: number): Svg {
  const opacity = [0.1, 0.2, 0.34, 0.48, 0.64, 0.8, 0.92, 1, 1, 1][step] ?? 1;
  const size = 0.82 + 0.18 * Math.min(1, step / 6);
  const shift = 42 * (1 - size);
  const shine = Math.max(0, (step - 2) / 7);
  return `<g opacity="${opacity}"><g transform="translate(${n(shift)} ${n(shift)}) scale(${n(size)})">${theme.closed(1)}${theme.gleam(shine)}</g></g>`;
}

/** Every tile of the state sheet with its place. */
export function stateTiles(theme: Theme): { place: Place; svg: Svg }[] {
  const tiles: { place: Place; svg: Svg }[] = [];
  const put = (place: Place, svg: Svg) => tiles.push({ place, svg });
  const putRun = ({ column, row, frames }: Run, draw: (step: number) => Svg) => {
    for (let step = 0; step < frames; step++) put({ column: column + step, row }, draw(step));
  };
  const flagged = (lift: number) => theme.closed(lift) + theme.flag(lift);
  const asked = (lift: number) => theme.closed(lift) + theme.question(lift);

  put(TILES.blank, theme.open(false));
  put(TILES.closed, theme.closed(1));
  put(TILES.flag, flagged(1));
  put(TILES.question, asked(1));
  put(TILES.mine, theme.open(false) + theme.mine());
  put(TILES.secondBlank, theme.open(true));
  putRun(RUNS.numbers, (step) => theme.open(false) + theme.numeral(step + 1));
  put(TILES.held, theme.closed(0));
  put(TILES.wrongFlag, theme.closed(0) + theme.flag(0) + theme.wrongFlag());

  put(TILES.flagHint, `${theme.closed(1)}<g opacity="0.4">${theme.flag(1)}</g>`);
  putRun(RUNS.fadeIn, (step) => fadingIn(theme, step));

  putRun(RUNS.closedDown, (step) => theme.closed(DOWN[step] ?? 0));
  putRun(RUNS.closedUp, (step) => theme.closed(UP[step] ?? 1));
  putRun(RUNS.flagDown, (step) => flagged(DOWN[step] ?? 0));
  putRun(RUNS.flagUp, (step) => flagged(UP[step] ?? 1));
  putRun(RUNS.questionDown, (step) => asked(DOWN[step] ?? 0));
  putRun(RUNS.questionUp, (step) => asked(UP[step] ?? 1));
  putRun(RUNS.lit, (step) => theme.closed(1) + theme.lit([0.25, 0.4, 0.6, 1][step] ?? 1));
  // Five steps from risen to flat, each of them twice.
  putRun(RUNS.pressRamp, (step) => theme.closed(1 - Math.floor(step / 2) / 4));
  put(TILES.flagAlone, theme.flag(1));
  put(TILES.questionAlone, theme.question(1));
  return tiles;
}

/** The whole state sheet at `scale` times 84 pixels a tile. */
export async function stateSheet(theme: Theme, scale: number): Promise<Pixels> {
  const side = TILE * scale;
  const sheet = blankPixels(STATE_COLUMNS * side, STATE_ROWS * side);
  for (const { place, svg } of stateTiles(theme)) {
    paste(sheet, await render(picture(TILE, scale, svg)), place.column * side, place.row * side);
  }
  return sheet;
}
