import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MinefieldProvider } from './context.js';
import { Minefield } from './minefield.js';
import { NewGameButton, type NewGameButtonProps } from './new-game-button.js';
import type { MinefieldStore } from './state.js';
import { cell } from './testing/field.js';
import { LEFT, MIDDLE, mouse, RIGHT } from './testing/pointer.js';
import { storeOn } from './testing/stores.js';

function page(picture: string, props: NewGameButtonProps = {}): MinefieldStore {
  const store = storeOn(picture);
  render(
    <MinefieldProvider store={store}>
      <NewGameButton {...props} />
      <Minefield />
    </MinefieldProvider>,
  );
  return store;
}

const button = (): HTMLElement => screen.getByRole('button');
const mood = (): string | undefined => button().dataset['mood'];

describe('the button', () => {
  it('begins a new game on the same board', () => {
    const store = page('*..\n...');
    act(() => store.getState().open(0));
    fireEvent.click(button());
    expect(store.getState()).toMatchObject({ status: 'ready', board: { width: 3, height: 2, mines: 1 } });
    expect(store.getState().change).toMatchObject({ reason: 'new-game' });
    expect(store.getState().change.event?.type).toBe('click');
  });

  it('calls the app first, and begins no game where the click is prevented', () => {
    const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const store = page('*..\n...', { onClick });
    act(() => store.getState().open(1));
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(store.getState().status).toBe('playing');
  });

  it('begins a game where the app only listens', () => {
    const onClick = vi.fn();
    const store = page('*..\n...', { onClick });
    act(() => store.getState().open(1));
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(store.getState().status).toBe('ready');
  });

  it('has a name, sends no form, and takes what a button takes', () => {
    page('*..', { id: 'again', className: 'mine', title: 'Again', disabled: true });
    expect(button().getAttribute('aria-label')).toBe('New game');
    expect(button().getAttribute('type')).toBe('button');
    expect(button().className).toBe('mines-new-game mine');
    expect(button()).toMatchObject({ id: 'again', title: 'Again', disabled: true });
  });

  it('draws a face, unless the app draws something else', () => {
    page('*..');
    expect(button().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('draws what the app puts in it', () => {
    page('*..', { children: 'Again' });
    expect(button().textContent).toBe('Again');
    expect(button().querySelector('svg')).toBeNull();
  });
});

describe('its face', () => {
  it('is idle, holds its breath while a cell is held to be opened, and is idle again', () => {
    page('*..\n...');
    expect(mood()).toBe('idle');
    const hand = mouse();
    hand.down(LEFT, cell(1, 0));
    expect(mood()).toBe('pressed');
    hand.over(document.body);
    expect(mood()).toBe('idle');
    hand.over(cell(1, 0));
    expect(mood()).toBe('pressed');
    hand.up(LEFT, cell(1, 0));
    expect(mood()).toBe('idle');
  });

  it('holds its breath for a chord, not for a mark', () => {
    page('*..\n...');
    const hand = mouse();
    hand.click(LEFT, cell(1, 0));
    hand.down(RIGHT, cell(0, 0));
    expect(mood()).toBe('idle');
    hand.up(RIGHT, cell(0, 0));
    hand.down(MIDDLE, cell(1, 0));
    expect(mood()).toBe('pressed');
  });

  it.each([
    ['won', 2],
    ['lost', 0],
  ])('shows how the game ended: %s', (end, last) => {
    const store = page('*..');
    act(() => store.getState().open(1));
    act(() => store.getState().open(last));
    expect(mood()).toBe(end);
    mouse().down(LEFT, cell(1, 0));
    expect(mood()).toBe(end);
    fireEvent.click(button());
    expect(mood()).toBe('idle');
  });

  it('looks different in each mood', () => {
    const store = page('*..\n...');
    const looks = new Set<string | undefined>();
    const look = (): void => void looks.add(button().querySelector('svg')?.innerHTML);
    look();
    const hand = mouse();
    hand.down(LEFT, cell(1, 0));
    look();
    hand.up(LEFT, document.body);
    act(() => store.getState().open(0));
    look();
    act(() => store.getState().newGame({ board: { width: 1, height: 1, mines: 0 } }));
    act(() => store.getState().open(0));
    look();
    expect(looks.size).toBe(4);
  });
});
