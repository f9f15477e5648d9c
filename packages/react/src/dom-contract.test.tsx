import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import { cell, cells, grid } from './testing/field.js';
import { LEFT, mouse } from './testing/pointer.js';
import { storeOn } from './testing/stores.js';

// Themes, tests and screen readers go by these attributes. What changes here is a breaking change of the package.

function field(picture: string): void {
  render(<Minefield store={storeOn(picture)} />);
}

/** The attributes of an element as the page has them. */
function attributes(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}

describe('the attributes', () => {
  it('of the grid', () => {
    field('*..\n...');
    expect(attributes(grid())).toEqual({
      role: 'grid',
      lang: 'en',
      'aria-label': 'Minefield, 3 by 2, 1 mine',
      'aria-rowcount': '2',
      'aria-colcount': '3',
      'data-motion': '',
      'data-phase': 'ready',
      class: 'mines-field',
      style: '--mines-columns: 3; --mines-rows: 2;',
    });
  });

  it('of a row', () => {
    field('*..\n...');
    const row = grid().children[1];
    expect(row && attributes(row)).toEqual({
      role: 'row',
      'aria-rowindex': '2',
      class: 'mines-row',
      style: '--mines-row: 1;',
    });
  });

  it('of a covered cell, and of the one tab stop', () => {
    field('*..\n...');
    const covered = {
      role: 'gridcell',
      'aria-colindex': '2',
      'aria-label': 'Closed, row 2, column 2',
      'data-face': 'closed',
      tabindex: '-1',
      class: 'mines-cell',
    };
    expect(attributes(cell(1, 1))).toEqual(covered);
    expect(attributes(cell(0, 0))).toMatchObject({ 'aria-colindex': '1', tabindex: '0' });
  });

  it('of a cell that is pressed, and of one that is focused', () => {
    field('*..\n...');
    act(() => cell(1, 0).focus());
    mouse().down(LEFT, cell(2, 1));
    expect(attributes(cell(1, 0))).toMatchObject({ 'data-focused': '' });
    expect(attributes(cell(1, 0))).not.toHaveProperty('data-pressed');
    expect(attributes(cell(2, 1))).toMatchObject({ 'data-pressed': '' });
    expect(attributes(cell(2, 1))).not.toHaveProperty('data-focused');
  });
});

it('the grid is grid > row > gridcell, and nothing else', () => {
  field('*..\n...');
  const roles = [...grid().children].map((row) => [row.getAttribute('role'), row.children.length]);
  expect(roles).toEqual([
    ['row', 3],
    ['row', 3],
  ]);
  expect(
    cells()
      .map((found) => found.getAttribute('aria-colindex'))
      .join(''),
  ).toBe('123123');
  // What is in a cell is hidden from the ear, which has the name, and by themes, which draw it.
  expect(cells().map(({ innerHTML }) => innerHTML)).toEqual(
    Array(6).fill('<samp class="mines-sign" aria-hidden="true" dir="ltr">&nbsp;#&nbsp;</samp>'),
  );
});

it.each([
  ['beginner', 9, 9],
  ['expert', 30, 16],
  ['one row', 20, 1],
  ['one column', 1, 20],
])('rows and columns are counted right: %s', (_, width, height) => {
  render(<Minefield board={{ width, height, mines: 1 }} />);
  expect(attributes(grid())).toMatchObject({ 'aria-rowcount': `${height}`, 'aria-colcount': `${width}` });
  expect(grid().children).toHaveLength(height);
  expect(cells()).toHaveLength(width * height);
  expect(attributes(cell(width - 1, height - 1))).toMatchObject({ 'aria-colindex': `${width}` });
});

it('data-tall says that there are more than nine rows, where cells are smaller by default', () => {
  render(<Minefield board={{ width: 2, height: 9, mines: 1 }} />);
  render(<Minefield board={{ width: 2, height: 10, mines: 1 }} />);
  const tall = [...document.querySelectorAll('[role="grid"]')].map((found) =>
    found.hasAttribute('data-tall'),
  );
  expect(tall).toEqual([false, true]);
});
