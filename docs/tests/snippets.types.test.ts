import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/entries.mjs';
import { SNIPPETS, snippets } from '../tools/snippets.mjs';

const all = snippets();
const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', SNIPPETS, '--pretty', 'false'], {
  cwd: SNIPPETS,
  encoding: 'utf8',
});

describe('code that somebody will copy', () => {
  it.each(all)('compiles: $place', ({ file }) => {
    expect(stdout.split('\n').filter((line) => line.startsWith(`${basename(file)}(`))).toEqual([]);
  });

  it('is all that was compiled', () => {
    expect(all.length).toBeGreaterThan(60);
    const names = new Set(all.map(({ file }) => basename(file)));
    const elsewhere = stdout
      .split('\n')
      .filter((line) => /^\S/.test(line) && !names.has(line.replace(/\(.*/, '')));
    expect(elsewhere).toEqual([]);
  });
});
