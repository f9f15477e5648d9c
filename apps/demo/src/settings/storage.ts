import { KEY } from './key.js';
import { defaults, parseSettings, type Settings } from './settings.js';

/** The version of what is stored. It goes up when a setting changes its meaning; a step then leads up to it. */
const VERSION = 1;

/** Leads from the version before the index to that of the index. */
const steps: Readonly<Record<number, (before: unknown) => unknown>> = {
  // Version 0 was the settings alone.
  1: (before) => before,
};

/** Why settings are not what was chosen: what was stored is damaged, or this browser stores nothing. */
export type StorageFault = 'damaged' | 'unavailable';

/** Where settings are kept. Getting it may throw: browsers forbid it where nothing shall be stored. */
export type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the settings. It never throws: what cannot be read is as by default, and is said. */
export function readSettings(storage: GetStorage): {
  readonly settings: Settings;
  readonly fault: StorageFault | null;
} {
  let text: string | null;
  try {
    text = storage().getItem(KEY);
  } catch {
    return { settings: defaults, fault: 'unavailable' };
  }
  return text === null ? { settings: defaults, fault: null } : decode(text);
}

/**
 * Writes the settings.
 *
 * @returns whether they are stored now.
 */
export function writeSettings(storage: GetStorage, settings: Settings): boolean {
  try {
    storage().setItem(KEY, JSON.stringify({ version: VERSION, settings }));
    return true;
  } catch {
    return false;
  }
}

/** Follows what another tab writes. */
export function watchSettings(onChange: (settings: Settings) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY && newValue !== null) onChange(decode(newValue).settings);
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

function decode(text: string): { readonly settings: Settings; readonly fault: StorageFault | null } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { settings: defaults, fault: 'damaged' };
  }
  const { settings, faulty } = parseSettings(migrate(json));
  return { settings, fault: faulty ? 'damaged' : null };
}

/** What was stored by any version, as the settings of this one. Of a newer version it takes what it knows. */
function migrate(json: unknown): unknown {
  const wrapped = typeof json === 'object' && json !== null && 'version' in json && 'settings' in json;
  const version = wrapped ? Number(json.version) : 0;
  let value = wrapped ? json.settings : json;
  for (let next = version + 1; next <= VERSION; next++) value = steps[next]?.(value);
  return value;
}
