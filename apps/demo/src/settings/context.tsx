import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { SettingsState, SettingsStore } from './store.js';

const SettingsContext = createContext<SettingsStore | null>(null);

interface SettingsProviderProps {
  readonly store: SettingsStore;
  readonly children: ReactNode;
}

/** The settings of everything inside. */
export function SettingsProvider({ store, children }: SettingsProviderProps): ReactElement {
  return <SettingsContext value={store}>{children}</SettingsContext>;
}

/** The store of the settings: for handlers. */
export function useSettingsStore(): SettingsStore {
  const store = useContext(SettingsContext);
  if (!store)
    throw new Error('mines: there are no settings here. Put the component inside <SettingsProvider>.');
  return store;
}

/** A part of the settings; the component renders again when that part changes. */
export function useSettings<T>(selector: (state: SettingsState) => T): T {
  return useStore(useSettingsStore(), selector);
}
