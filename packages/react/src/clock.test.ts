import { describe, expect, it } from 'vitest';
import { readClock, runClock, standing, steady, stopClock } from './clock.js';

describe('a clock', () => {
  it('stands at the time it was set to', () => {
    expect(readClock(standing(0), 5000)).toBe(0);
    expect(readClock(standing(1500), 5000)).toBe(1500);
  });

  it('counts from the reading at which it began to run', () => {
    const clock = runClock(standing(0), 5000);
    expect(readClock(clock, 5000)).toBe(0);
    expect(readClock(clock, 7250)).toBe(2250);
  });

  it('goes on from what it had counted', () => {
    const stopped = stopClock(runClock(standing(0), 1000), 3000);
    expect(readClock(stopped, 99_000)).toBe(2000);
    expect(readClock(runClock(stopped, 99_000), 99_500)).toBe(2500);
  });

  it('that runs is not started once more', () => {
    const clock = runClock(standing(0), 1000);
    expect(runClock(clock, 4000)).toBe(clock);
  });

  it('loses nothing of an hour in one reading, and keeps parts of a second', () => {
    expect(readClock(runClock(standing(0), 0), 3_600_000)).toBe(3_600_000);
    expect(readClock(stopClock(runClock(standing(0), 0.25), 1_000_500.5), 0)).toBe(1_000_500.25);
  });

  it('never counts less than it had when the source of time steps back', () => {
    const clock = runClock(standing(700), 5000);
    expect(readClock(clock, 4000)).toBe(700);
    expect(readClock(stopClock(clock, 4000), 9000)).toBe(700);
  });
});

describe('a steady source of time', () => {
  it('is the given one as long as that goes on', () => {
    const readings = [3, 3, 10.5, 2000];
    const now = steady(() => readings.shift() ?? 0);
    expect([now(), now(), now(), now()]).toEqual([3, 3, 10.5, 2000]);
  });

  it('stands while the given one steps back, and goes on at its pace', () => {
    const readings = [10, 4, 6, -100, -99];
    const now = steady(() => readings.shift() ?? 0);
    expect([now(), now(), now(), now(), now()]).toEqual([10, 10, 12, 12, 13]);
  });
});
