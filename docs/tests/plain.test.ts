import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { root } from '../tools/entries.mjs';

/** A style sheet as an app's build leaves it. */
async function built(path: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: join(root, path) } },
  });
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  const sheet = outputs.find(({ fileName }) => fileName.endsWith('.css'));
  return sheet && 'source' in sheet ? String(sheet.source) : '';
}

it('the plain theme keeps its colours on a page that names no colour scheme', async () => {
  const css = await built('packages/react/themes/plain.css');
  const asked = new Set(css.match(/(?<=var\()--[a-z]+-(?:light|dark)\b/g));
  expect(asked.size).toBeGreaterThan(0);
  for (const name of asked) expect(css).toMatch(new RegExp(`${name}:`));
});
