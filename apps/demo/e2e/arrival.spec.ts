import { expect, test } from './table.js';

test('the picture of a blast comes by itself, after the first screen has been shown', async ({
  table,
  page,
}) => {
  await table.goto();
  const times = (): Promise<{ blast: number | null; shown: number }> =>
    page.evaluate(() => {
      const [blast] = performance.getEntriesByType('resource').filter(({ name }) => /\/blast/.test(name));
      const [shown] = performance.getEntriesByName('first-contentful-paint');
      return { blast: blast?.startTime ?? null, shown: shown?.startTime ?? Number.POSITIVE_INFINITY };
    });
  await expect.poll(async () => (await times()).blast).not.toBeNull();
  const { blast, shown } = await times();
  expect(blast).toBeGreaterThan(shown);
});
