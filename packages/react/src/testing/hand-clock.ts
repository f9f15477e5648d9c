/** A source of time that a test moves by hand. */
export interface HandClock {
  now(): number;
  /** Lets time pass, or step back. */
  pass(ms: number): void;
}

/** A hand clock. It starts at no round number, so that nobody takes a reading for a time since the start. */
export function handClock(start = 1_234.5): HandClock {
  let time = start;
  return {
    now: () => time,
    pass: (ms) => {
      time += ms;
    },
  };
}
