import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Texts } from '../texts/texts.js';

/** Something that is said in passing. */
export interface Notice {
  /** Of two with the same id the later one stays. */
  readonly id: string;
  /** In the language that the page has when it is shown. */
  readonly text: (texts: Texts) => string;
  /** Something that can be done about it. */
  readonly action?: { readonly label: (texts: Texts) => string; readonly act: () => void };
}

type NoticesStore = StoreApi<readonly Notice[]>;

const NoticesContext = createContext<NoticesStore | null>(null);

/** Keeps what is said until it has been shown. */
export function NoticesProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [store] = useState(() => createStore<readonly Notice[]>(() => []));
  return <NoticesContext value={store}>{children}</NoticesContext>;
}

function useNoticesStore(): NoticesStore {
  const store = useContext(NoticesContext);
  if (!store) throw new Error('mines: nobody listens here. Put the component inside <NoticesProvider>.');
  return store;
}

/** Says something in passing: on the screen and to a screen reader. */
export function useNotify(): (notice: Notice) => void {
  const store = useNoticesStore();
  return useCallback(
    (notice) => store.setState((said) => [...said.filter(({ id }) => id !== notice.id), notice], true),
    [store],
  );
}

/** What is said and not yet taken over by what shows it. */
export function useNotices(): { readonly notices: readonly Notice[]; take(id: string): void } {
  const store = useNoticesStore();
  const take = useCallback(
    (taken: string) => store.setState((said) => said.filter(({ id }) => id !== taken), true),
    [store],
  );
  return { notices: useStore(store), take };
}
