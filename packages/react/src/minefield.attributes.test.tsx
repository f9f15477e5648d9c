import { act, createEvent, fireEvent, render } from '@testing-library/react';
import { createRef, type SyntheticEvent } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { Minefield, type MinefieldProps } from './minefield.js';
import { cell, face, focused, grid, pressed } from './testing/field.js';
import { finger, LEFT, MIDDLE, mouse, RIGHT } from './testing/pointer.js';
import { storeOn } from './testing/stores.js';

describe('attributes of the app', () => {
  it('are on the grid, beside those of the field', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Minefield
        ref={ref}
        id="field"
        title="Play"
        data-testid="mine"
        aria-describedby="help"
        aria-labelledby="heading"
        dir="rtl"
        hidden={false}
      />,
    );
    expect(ref.current).toBe(grid());
    const { attributes } = grid();
    for (const [name, value] of [
      ['id', 'field'],
      ['title', 'Play'],
      ['data-testid', 'mine'],
      ['aria-describedby', 'help'],
      ['aria-labelledby', 'heading'],
      ['dir', 'rtl'],
      ['role', 'grid'],
      ['aria-rowcount', '9'],
      ['class', 'mines-field'],
      ['data-phase', 'ready'],
    ] as const) {
      expect(attributes.getNamedItem(name)?.value, name).toBe(value);
    }
  });

  it('that are options of the field are not', () => {
    render(
      <Minefield
        board={{ width: 2, height: 2, mines: 1 }}
        rules={{ questionMarks: false }}
        seed="tomato"
        layout="random"
        pauseWhenHidden
        flagMode
        flood={() => []}
        now={() => 0}
        drawSeed={() => ''}
        longPress={500}
        haptics
        markOn="press"
        chordOnClick
        keymap={{}}
        motion={false}
        cellClassName="one"
        renderCell={(props) => <i {...props} />}
        onNewGameKey={() => {}}
        onStart={() => {}}
        onMove={() => {}}
        onWin={() => {}}
        onLose={() => {}}
        onChange={() => {}}
      />,
    );
    expect([...grid().attributes].map(({ name }) => name).sort()).toEqual([
      ...['aria-colcount', 'aria-label', 'aria-rowcount', 'class', 'data-flag-mode', 'data-phase'],
      ...['lang', 'role', 'style'],
    ]);
  });

  it('cannot be those that make it a grid', () => {
    expectTypeOf<MinefieldProps>().not.toHaveProperty('role');
    expectTypeOf<MinefieldProps>().not.toHaveProperty('children');
    expectTypeOf<MinefieldProps>().not.toHaveProperty('tabIndex');
    expectTypeOf<MinefieldProps>().not.toHaveProperty('aria-rowcount');
    expectTypeOf<MinefieldProps>().toHaveProperty('aria-describedby');
    expectTypeOf<MinefieldProps>().toHaveProperty('onPointerDown');
  });

  it('without words do not take its name away', () => {
    const nothing = '';
    render(<Minefield aria-label={nothing} />);
    expect(grid().getAttribute('aria-label')).toBe('Minefield, 9 by 9, 10 mines');
  });
});

describe('a handler of the app', () => {
  it('is called first, and the field plays on', () => {
    const store = storeOn('*..\n...');
    const seen: string[] = [];
    const note = ({ type }: SyntheticEvent): void => void seen.push(`${type} ${store.getState().opened}`);
    render(
      <Minefield
        store={store}
        onPointerDown={note}
        onMouseDown={note}
        onContextMenu={note}
        onKeyDown={note}
        onFocus={note}
        onBlur={note}
        onClick={note}
      />,
    );
    act(() => cell(1, 0).focus());
    fireEvent.keyDown(cell(1, 0), { key: 'Enter' });
    expect(store.getState().opened).toBe(1);
    expect(focused()).toEqual(['1,0']);
    mouse().click(LEFT, cell(1, 1));
    expect(store.getState().opened).toBe(2);
    const wheel = createEvent.mouseDown(cell(0, 0), { button: 1 });
    fireEvent(cell(0, 0), wheel);
    expect(wheel.defaultPrevented).toBe(true);
    const menu = createEvent.contextMenu(cell(0, 0));
    fireEvent(cell(0, 0), menu);
    expect(menu.defaultPrevented).toBe(true);
    fireEvent.click(cell(0, 0));
    act(() => cell(1, 0).blur());
    expect(focused()).toEqual([]);
    expect(seen).toEqual([
      ...['focus 0', 'keydown 0', 'pointerdown 1', 'mousedown 2', 'contextmenu 2', 'click 2', 'blur 2'],
    ]);
  });

  it('keeps an event from the field where it prevents its default', () => {
    const store = storeOn('*..\n...');
    const no = (event: SyntheticEvent): void => event.preventDefault();
    render(<Minefield store={store} onPointerDown={no} onKeyDown={no} />);
    for (const button of [LEFT, RIGHT, MIDDLE]) {
      const hand = mouse();
      hand.down(button, cell(1, 0));
      expect(pressed()).toEqual([]);
      hand.up(button, cell(1, 0));
    }
    finger().tap(cell(1, 0));
    fireEvent.keyDown(cell(1, 0), { key: 'Enter' });
    expect(face(1, 0)).toBe('closed');
    expect(store.getState().told).toBeNull();
  });

  it('may be another one in each render', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const store = storeOn('*..');
    const { rerender } = render(<Minefield store={store} onKeyDown={first} />);
    rerender(<Minefield store={store} onKeyDown={second} />);
    fireEvent.keyDown(cell(1, 0), { key: 'Enter' });
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(face(1, 0)).toBe('1');
  });
});
