import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { snippets } from '../tools/snippets.mjs';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('code without a page', () => {
  const all = snippets().filter(({ language }) => language === 'ts');
  it.each(all)('runs in Node: $place', async ({ file }) => {
    await import(/* @vite-ignore */ file);
  });
});
