import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cell, face, pressed } from '../testing/field.js';
import { finger } from '../testing/pointer.js';
import { cellSize, showView, touch, view } from '../testing/viewport.js';

describe('two fingers', () => {
  it('zoom the field instead of the page; one finger is left to the browser', () => {
    showView();
    touch('touchstart', 0);
    expect(touch('touchmove', 50)).toBe(true);
    touch('touchstart', 0, 100);
    expect(touch('touchmove', 0, 75)).toBe(false);
    expect(cellSize()).toBe('30px');
    touch('touchmove', 0, 5);
    expect(cellSize()).toBe('24px');
    touch('touchmove', 0, 900);
    expect(cellSize()).toBe('64px');
    touch('touchend', 0);
    expect(touch('touchmove', 10)).toBe(true);
    expect(cellSize()).toBe('64px');
  });

  it('press nothing, whichever comes first and however long they stay', () => {
    vi.useFakeTimers();
    showView();
    const [one, two] = [finger(1), finger(2)];
    one.down(cell(1, 0), 0, 0);
    touch('touchstart', 0);
    expect(pressed()).toEqual(['1,0']);
    // The first one has moved on when the second comes: the field takes that for a press of its own.
    one.move(30, 0);
    two.down(cell(5, 0), 100, 0);
    expect(pressed()).toEqual(['5,0']);
    touch('touchstart', 30, 100);
    expect(pressed()).toEqual([]);
    act(() => void vi.advanceTimersByTime(5000));
    two.up();
    one.up();
    expect([face(1, 0), face(5, 0)]).toEqual(['closed', 'closed']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('a finger that stops what swings on does nothing else; one that comes when all is at rest taps', () => {
  showView();
  const tap = (x: number): void => {
    const hand = finger();
    hand.down(cell(x, 0));
    touch('touchstart', 0);
    hand.up();
    touch('touchend');
  };
  fireEvent.scroll(view());
  tap(1);
  expect(face(1, 0)).toBe('closed');
  // Something else that scrolls is none of the field's business.
  fireEvent(view(), new Event('scrollend'));
  const other = document.body.appendChild(document.createElement('div'));
  fireEvent.scroll(other);
  other.remove();
  tap(2);
  expect(face(2, 0)).not.toBe('closed');
});

it('a wheel with Control zooms, by small turns too; one without scrolls', () => {
  showView();
  expect(fireEvent.wheel(cell(0, 0), { deltaY: -5 })).toBe(true);
  expect(cellSize()).toBe('40px');
  // Each by a hundredth: less than half a pixel.
  for (let i = 0; i < 20; i++) expect(fireEvent.wheel(cell(0, 0), { deltaY: -1, ctrlKey: true })).toBe(false);
  expect(cellSize()).toBe(`${Math.round(40 * Math.exp(0.2))}px`);
  fireEvent.wheel(cell(0, 0), { deltaY: 1e6, ctrlKey: true });
  expect(cellSize()).toBe(`${Math.round(40 * Math.exp(0))}px`);
});
