import { BLAST_COLUMNS, BLAST_FRAMES, BLAST_ROWS, CRATER, FRAME, STATE_COLUMNS, TILE } from './grid.js';
import { blankPixels, halve, type Pixels, paste, render } from './pixels.js';
import { picture } from './svg.js';
import type { Theme } from './theme.js';

/** The whole blast sheet at 2x; its 1x is the same at half the size, so that both show the same smoke. */
export async function blastSheet(theme: Theme): Promise<{ once: Pixels; twice: Pixels }> {
  const twice = blankPixels(STATE_COLUMNS * TILE * 2, BLAST_ROWS * FRAME * 2);
  for (let frame = 0; frame < BLAST_FRAMES; frame++) {
    const left = (frame % BLAST_COLUMNS) * FRAME * 2;
    const top = Math.floor(frame / BLAST_COLUMNS) * FRAME * 2;
    paste(twice, await theme.blast(frame / (BLAST_FRAMES - 1)), left, top);
  }
  const once = halve(twice);
  const crater = picture(TILE, 2, theme.crater());
  paste(twice, await render(crater), CRATER.column * TILE * 2, CRATER.row * TILE * 2);
  paste(once, await render(picture(TILE, 1, theme.crater())), CRATER.column * TILE, CRATER.row * TILE);
  return { once, twice };
}
