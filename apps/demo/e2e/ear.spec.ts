import { golden } from './golden.js';
import { expect, test } from './table.js';

/** What a listener has understood of a cell. */
interface Heard {
  readonly row: number;
  readonly column: number;
  readonly mines: number | null;
  readonly closed: boolean;
}

/** Understands "2 mines nearby, row 3, column 5". */
function understand(name: string): Heard {
  const [, state = '', row, column] = /^(.*), row (\d+), column (\d+)$/.exec(name) ?? [];
  const [, count] = /^(No|\d) mines? nearby$/.exec(state) ?? [];
  return {
    row: Number(row),
    column: Number(column),
    mines: count === undefined ? null : count === 'No' ? 0 : Number(count),
    closed: state === 'Closed',
  };
}

/** The cells that must be safe by what was heard: all mines of a number are known, or of a pair of numbers. */
function safeByReason(cells: readonly Heard[]): Heard[] {
  const near = (a: Heard): Heard[] =>
    cells.filter((b) => b !== a && Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1);
  let facts = cells.flatMap((cell) =>
    cell.mines === null
      ? []
      : [{ around: new Set(near(cell).filter((other) => other.closed)), mines: cell.mines }],
  );
  for (let round = 0; round < 4; round++) {
    const more = facts.flatMap((small) =>
      facts
        .filter(
          (large) =>
            large.around.size > small.around.size && [...small.around].every((c) => large.around.has(c)),
        )
        .map((large) => ({
          around: new Set([...large.around].filter((c) => !small.around.has(c))),
          mines: large.mines - small.mines,
        })),
    );
    const known = new Set(
      facts.map(({ around, mines }) => [...around].map((c) => `${c.row}.${c.column}`).join() + mines),
    );
    facts = facts.concat(
      more.filter(({ around, mines }) => {
        const key = [...around].map((c) => `${c.row}.${c.column}`).join() + mines;
        const isNew = !known.has(key);
        known.add(key);
        return isNew;
      }),
    );
  }
  return [...new Set(facts.flatMap(({ around, mines }) => (mines === 0 ? [...around] : [])))];
}

test('a beginner game is won by someone who knows only what is said', async ({ table, page }) => {
  await table.goto(golden.query);
  const names = async (): Promise<Heard[]> => {
    const snapshot = await page
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
    return snapshot.map(understand);
  };
  const said = page.locator('.mines-announcer');
  await page.getByRole('gridcell', { name: 'Closed, row 5, column 5' }).focus();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/^Opened \d+ cells$/);
  for (let turn = 0; turn < 81; turn++) {
    const message = await said.textContent();
    if (message?.startsWith('Board cleared')) break;
    const [next] = safeByReason(await names());
    if (!next) throw new Error('What is said does not suffice to go on.');
    await page
      .getByRole('gridcell', { name: `Closed, row ${next.row}, column ${next.column}`, exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await expect(said).toHaveText(/^(Opened \d+ cells?|Board cleared in .*\.)$/);
  }
  await expect(said).toHaveText(/^Board cleared in .*\.$/);
});
