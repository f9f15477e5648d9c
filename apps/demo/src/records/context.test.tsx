// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { layoutOf } from '@mines/core';
import { createMinefieldStore, MinefieldProvider, type MinefieldStore } from '@mines/react';
import { act, cleanup, configure, render, waitFor } from '@testing-library/react';
import { type ReactElement, type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecordsProvider, useGames, useRecords } from './context.js';
import type { Records } from './records.js';
import { byChance } from './round.js';
import { dig, freshStorage } from './testing/database.js';

const ROW = layoutOf({ width: 5, height: 1, mines: 1 }, [4]);

// A machine may be busy.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(freshStorage);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

let records: Records;

function Count(): ReactElement {
  records = useRecords();
  return <p>{useGames()?.values.length ?? 'none'}</p>;
}

function page(store: MinefieldStore, children: ReactNode): ReactElement {
  return (
    <StrictMode>
      <MinefieldProvider store={store}>
        <RecordsProvider origin={byChance} link={() => ''} now={() => 1000}>
          {children}
        </RecordsProvider>
      </MinefieldProvider>
    </StrictMode>
  );
}

it('a game that ends is written once, in strict mode too, and what shows the games shows it', async () => {
  const store = createMinefieldStore({ layout: ROW });
  const { container } = render(page(store, <Count />));
  await waitFor(() => expect(container.textContent).toBe('0'));
  act(() => store.getState().open(0));
  await waitFor(() => expect(container.textContent).toBe('1'));
  expect(await dig('games')).toMatchObject([{ status: 'won', preset: '5x1x1', startedAt: 1000 }]);
  await waitFor(() => expect(records.view.getState().best).toMatchObject({ before: null }));
  act(() => store.getState().replay());
  act(() => store.getState().open(0));
  await waitFor(() => expect(container.textContent).toBe('2'));
});

it('a game that ends before the records have come is written when they come', async () => {
  const store = createMinefieldStore({ layout: ROW });
  render(page(store, null));
  act(() => store.getState().open(4));
  await waitFor(async () => expect(await dig('games')).toMatchObject([{ status: 'lost' }]));
});

it('nothing is left behind by a page that goes', async () => {
  const store = createMinefieldStore({ layout: ROW });
  const added = vi.spyOn(globalThis, 'addEventListener');
  const { unmount, container } = render(page(store, <Count />));
  await waitFor(() => expect(container.textContent).toBe('0'));
  act(() => store.getState().mark(3));
  unmount();
  const signals = added.mock.calls.flatMap(([, , options]) =>
    typeof options === 'object' && options.signal ? [options.signal] : [],
  );
  expect(signals.length).toBeGreaterThan(0);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
  vi.useFakeTimers();
  act(() => store.getState().open(0));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(await dig('games')).toEqual([]);
});
