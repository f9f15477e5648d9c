import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';

/** The demo on a page, with the hands of a player. Columns and rows count from 0. */
export class Table {
  constructor(readonly page: Page) {}

  async goto(query = ''): Promise<void> {
    await this.page.goto(`./${query}`);
    await expect(this.grid).toBeVisible();
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  cell(x: number, y: number): Locator {
    return this.grid.getByRole('row').nth(y).getByRole('gridcell').nth(x);
  }

  face(x: number, y: number): Promise<string | null> {
    return this.cell(x, y).getAttribute('data-face');
  }

  /** All faces, a line a row. */
  faces(): Promise<string[][]> {
    return this.grid.evaluate((grid) =>
      Array.from(grid.querySelectorAll('[role=row]'), (row) =>
        Array.from(row.querySelectorAll('[role=gridcell]'), (cell) => cell.getAttribute('data-face') ?? ''),
      ),
    );
  }

  open(x: number, y: number): Promise<void> {
    return this.cell(x, y).click();
  }

  mark(x: number, y: number): Promise<void> {
    return this.cell(x, y).click({ button: 'right' });
  }

  chord(x: number, y: number): Promise<void> {
    return this.cell(x, y).click({ button: 'middle' });
  }

  phase(name: string): Promise<void> {
    return expect(this.grid).toHaveAttribute('data-phase', name);
  }
}

/** What the browser says because these tests keep nothing for later: no complaint of the page. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** The hosts that a page may ask: this machine. */
const OURS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '']);

/** What is wrong with pages of a context from now on: errors, warnings, what nobody catches, what they ask of other hosts. */
export function complaintsOf(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('request', (request) => {
    if (!OURS.has(new URL(request.url()).hostname)) complaints.push(`asks ${request.url()}`);
  });
  context.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && message.text() !== BLOCKED) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return complaints;
}

/** Tests of the built demo; anything that one of their pages complains about fails them. */
export const test = base.extend<{ table: Table }>({
  table: [
    async ({ page, context }, use) => {
      const complaints = complaintsOf(context);
      await use(new Table(page));
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
