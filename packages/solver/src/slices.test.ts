import { expect, it } from 'vitest';
import { inSlices } from './slices.js';

/** Work of so many steps, each of which takes a millisecond by the clock that comes with it. */
function slowWork(steps: number) {
  const clock = { ms: 0 };
  function* work(): Generator<void, string, void> {
    for (let step = 0; step < steps; step++) {
      clock.ms++;
      yield;
    }
    return 'done';
  }
  return { clock, work: work() };
}

it('pauses for others every few milliseconds', async () => {
  const { clock, work } = slowWork(20);
  const done = inSlices(work, undefined, () => clock.ms);
  expect(clock.ms).toBeLessThanOrEqual(8);
  const slices = [clock.ms];
  while (clock.ms < 20) {
    // A timer set after the pause's own runs after the next slice.
    await new Promise((resume) => setTimeout(resume, 1));
    slices.push(clock.ms);
  }
  expect(await done).toBe('done');
  expect(slices.length).toBeGreaterThan(1);
});

it('does short work at once', async () => {
  const { clock, work } = slowWork(3);
  const done = inSlices(work, undefined, () => clock.ms);
  expect(clock.ms).toBe(3);
  expect(await done).toBe('done');
});

it('stops at the next step once it is told to', async () => {
  const { clock, work } = slowWork(1000);
  const cancel = new AbortController();
  const done = inSlices(work, cancel.signal, () => clock.ms);
  const before = clock.ms;
  cancel.abort(new Error('stop'));
  await expect(done).rejects.toThrow('stop');
  expect(before).toBeLessThanOrEqual(8);
  expect(clock.ms).toBe(before);
});
