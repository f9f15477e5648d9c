import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { cell } from './testing/field.js';
import { sightOf, storeOn } from './testing/stores.js';

function field(picture: string): MinefieldStore {
  const store = storeOn(picture);
  render(<Minefield store={store} />);
  return store;
}

const mac = { pointerId: 1, pointerType: 'mouse', ctrlKey: true };

// Browsers on a Mac tell of a click with Control in three ways.
describe('Control and a click on a Mac', () => {
  it('marks once where it comes as the left button, with a menu and a click', () => {
    const store = field('*..\n...');
    fireEvent.pointerDown(cell(0, 0), { ...mac, button: 0, buttons: 1 });
    fireEvent.contextMenu(cell(0, 0), { ctrlKey: true, button: 0, buttons: 1 });
    fireEvent.pointerUp(cell(0, 0), { ...mac, button: 0, buttons: 0 });
    fireEvent.click(cell(0, 0), { ctrlKey: true });
    expect(sightOf(store)).toBe('F..\n...');
  });

  it('marks once where no release and no click follow', () => {
    const store = field('*..\n...');
    fireEvent.pointerDown(cell(0, 0), { ...mac, button: 0, buttons: 1 });
    fireEvent.contextMenu(cell(0, 0), { ctrlKey: true, button: 0, buttons: 1 });
    expect(sightOf(store)).toBe('F..\n...');
    // Nothing is left held: the next click is one of its own.
    fireEvent.pointerDown(cell(1, 0), { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 });
    fireEvent.pointerUp(cell(1, 0), { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 0 });
    expect(sightOf(store)).toBe('F1.\n...');
  });

  it('marks once where it comes as the right button', () => {
    const store = field('*..\n...');
    fireEvent.pointerDown(cell(0, 0), { ...mac, button: 2, buttons: 2 });
    fireEvent.contextMenu(cell(0, 0), { ctrlKey: true, button: 2, buttons: 2 });
    fireEvent.pointerUp(cell(0, 0), { ...mac, button: 2, buttons: 0 });
    expect(sightOf(store)).toBe('F..\n...');
  });

  it('marks once where Control comes up before the button', () => {
    const store = field('*..\n...');
    fireEvent.pointerDown(cell(0, 0), { ...mac, button: 0, buttons: 1 });
    fireEvent.pointerMove(cell(0, 0), { ...mac, ctrlKey: false, buttons: 1 });
    fireEvent.pointerUp(cell(0, 0), { ...mac, ctrlKey: false, button: 0, buttons: 0 });
    expect(sightOf(store)).toBe('F..\n...');
  });

  it('opens nothing when the pointer leaves the cell', () => {
    const store = field('*..\n...');
    fireEvent.pointerDown(cell(1, 0), { ...mac, button: 0, buttons: 1 });
    fireEvent.pointerUp(cell(2, 0), { ...mac, button: 0, buttons: 0 });
    expect(sightOf(store)).toBe('...\n...');
  });
});
