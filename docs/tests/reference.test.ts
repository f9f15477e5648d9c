import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { API, writeReference } from '../tools/api.mjs';
import { exportsOf, hasExample, isCalled, readReference, undocumented } from '../tools/reference.mjs';

const reference = await readReference();
const { project, complaints } = reference;
const all = exportsOf(project);

const entries = [...new Set(all.map(({ entry }) => entry))];

describe.each(entries)('%s', (entry) => {
  const exported = all.filter((each) => each.entry === entry);

  it('says of every export, and of every part of it, what it is', () => {
    expect(exported.flatMap(({ declaration }) => undocumented(declaration))).toEqual([]);
  });

  it('shows how each function and component is used', () => {
    const bare = exported.filter(({ declaration }) => isCalled(declaration) && !hasExample(declaration));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

it('has links that lead somewhere', () => {
  expect(complaints).toEqual([]);
});

it('knows every entry', () => {
  expect(entries).toEqual(
    expect.arrayContaining(['@mines/core', '@mines/react/labels/pt-BR', '@mines/solver/worker']),
  );
});

/** Every file in a folder with what is in it. */
function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

it('is written down as it is: `pnpm api` writes it anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mines-api-'));
  try {
    await writeReference(folder, reference);
    expect(contentsOf(API)).toEqual(contentsOf(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
