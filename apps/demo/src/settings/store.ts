import { createStore, type StoreApi } from 'zustand/vanilla';
import { defaults, type Settings } from './settings.js';
import { type GetStorage, readSettings, type StorageFault, writeSettings } from './storage.js';

/** The settings, and how to change them. */
export interface SettingsState extends Settings {
  /** What is to be said about where they are kept, `null` where all is well. */
  readonly fault: StorageFault | null;
  /** Chooses, and remembers it. */
  choose(changes: Partial<Settings>): void;
  /** Takes all settings back to what they were at first. */
  reset(): void;
  /** Takes over what another tab has chosen. */
  follow(settings: Settings): void;
}

/** A store of settings. */
export type SettingsStore = StoreApi<SettingsState>;

/** Settings that are kept in a storage. Where that fails the game goes on with those that are chosen on the page. */
export function createSettingsStore(storage: GetStorage): SettingsStore {
  const { settings, fault } = readSettings(storage);
  return createStore<SettingsState>()((set, get) => ({
    ...settings,
    fault,
    choose: (changes) => {
      set(changes);
      if (!writeSettings(storage, chosenIn(get()))) set({ fault: 'unavailable' });
    },
    // What one has learned is no choice.
    reset: () => get().choose({ ...defaults, learned: get().learned }),
    follow: (others) => set(others),
  }));
}

/** The settings alone. */
export function chosenIn({
  fault: _,
  choose: _c,
  reset: _r,
  follow: _f,
  ...settings
}: SettingsState): Settings {
  return settings;
}
