/** The longest side that the page draws. */
export const MOST_SHOWN = 100;
