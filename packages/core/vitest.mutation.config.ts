import { defineConfig } from 'vitest/config';

// Every change to the source is tried against these tests, so they are the quick ones: examples with known answers. What
// takes seconds (a million cells, thousands of layouts, games at random) would make it a matter of hours.
export default defineConfig({
  test: {
    include: ['mutation.suite.ts'],
    testNamePattern: /^(?!.*(million|thousand|1000 times|far larger|as often|longest board|earliest of))/,
    testTimeout: 60_000,
  },
});
