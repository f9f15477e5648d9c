import type { CDPSession, Page } from '@playwright/test';
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

/** What a screen reader is given: the browser's own tree, and nothing of the page. */
class Tree {
  private constructor(private readonly client: CDPSession) {}

  static async of(page: Page): Promise<Tree> {
    return new Tree(await page.context().newCDPSession(page));
  }

  async cells(): Promise<{ heard: Heard; focused: boolean }[]> {
    const nodes = await this.nodes();
    return nodes
      .filter(({ role }) => role?.value === 'gridcell')
      .map(({ name, properties = [] }) => ({
        heard: understand(String(name?.value)),
        focused: properties.some((each) => each.name === 'focused' && each.value.value === true),
      }));
  }

  /** What the live regions say: nothing is said twice, so that is one message. */
  async said(): Promise<string> {
    const nodes = await this.nodes();
    const text = (id: string): string => {
      const node = nodes.find(({ nodeId }) => nodeId === id);
      if (node?.role?.value === 'StaticText') return String(node.name?.value);
      return (node?.childIds ?? []).map(text).join('');
    };
    return nodes
      .filter(({ properties = [] }) => properties.some(({ name }) => name === 'live'))
      .filter(({ role }) => role?.value === 'status')
      .map(({ nodeId }) => text(nodeId))
      .join('');
  }

  private async nodes() {
    return (await this.client.send('Accessibility.getFullAXTree')).nodes;
  }
}

test('a beginner game is won by someone who has the keyboard and the accessibility tree alone', async ({
  table,
  page,
}) => {
  await table.goto(golden.query);
  const tree = await Tree.of(page);
  /** Where the focus is, once it is on a cell. */
  const here = async (): Promise<Heard | undefined> =>
    (await tree.cells()).find(({ focused }) => focused)?.heard;
  const go = async (to: Pick<Heard, 'row' | 'column'>): Promise<void> => {
    const from = await here();
    if (!from) throw new Error('The focus is on no cell.');
    const [down, right] = [to.row - from.row, to.column - from.column];
    for (let step = 0; step < Math.abs(down); step++)
      await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let step = 0; step < Math.abs(right); step++)
      await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(here).toMatchObject({ row: to.row, column: to.column });
  };
  for (let tab = 0; tab < 40 && !(await here()); tab++) await page.keyboard.press('Tab');
  await go({ row: 5, column: 5 });
  await page.keyboard.press('Enter');
  await expect.poll(() => tree.said()).toMatch(/^Opened \d+ cells$/);
  for (let turn = 0; turn < 81 && (await tree.said()).startsWith('Opened'); turn++) {
    const [next] = safeByReason((await tree.cells()).map(({ heard }) => heard));
    if (!next) throw new Error('What is said does not suffice to go on.');
    await go(next);
    await page.keyboard.press('Enter');
    // The cell says what it is now before another one is thought of.
    await expect.poll(here).not.toMatchObject({ closed: true });
  }
  await expect.poll(() => tree.said()).toMatch(/^Board cleared in .*\.$/);
});
