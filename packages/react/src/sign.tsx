'use client';

import type { FaceName } from '@mines/core';
import type { ReactElement } from 'react';

/** What a cell shows as text: all signs are equally wide and there in every font. */
const SIGNS: Readonly<Record<FaceName, string>> = {
  '0': ' ',
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  closed: '#',
  flag: 'F',
  question: '?',
  mine: '*',
  exploded: 'X',
  'wrong-flag': '!',
};

const drawn = new Map<FaceName, ReactElement>();

/**
 * The text that stands in a cell until a theme draws it: without a style sheet a field can still be played. Themes hide
 * it with `--mines-sign: none`. Browsers write `samp` in letters of one width, so that columns are straight.
 */
export function signOf(face: FaceName): ReactElement {
  // The same element for the same face: React looks no further.
  const known = drawn.get(face);
  if (known) return known;
  const sign = (
    <samp className="mines-sign" aria-hidden="true" dir="ltr">
      {`\u00a0${SIGNS[face].replace(' ', '\u00a0')}\u00a0`}
    </samp>
  );
  drawn.set(face, sign);
  return sign;
}
