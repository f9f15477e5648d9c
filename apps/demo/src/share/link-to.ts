import type { SavedField } from '@mines/react';

/** What of a saved game makes its link. */
export type Linkable = Pick<SavedField, 'board' | 'layout' | 'start' | 'rules'>;

/**
 * The query of a link to this very board, opened where it was opened here; to a board of its kind where no mine lies yet.
 * What was opened and flagged since stays with the player.
 */
export function linkTo({ board, layout, start, rules }: Linkable): string {
  if (layout === null) {
    const { width, height, mines } = board;
    return `?board=${width}x${height}x${mines}&first=${rules.firstOpen}`;
  }
  const at = start === null ? '' : `&start=${start % board.width},${Math.floor(start / board.width)}`;
  return `?layout=${layout}${at}`;
}
