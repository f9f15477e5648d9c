import { lookOf } from './look.js';
import type { SettingsStore } from './store.js';
import { wear } from './theme.js';

/**
 * Has the page wear what the settings say, now and from now on.
 *
 * @returns once it wears the first look, or knows that it cannot.
 */
export function followLook(settings: SettingsStore, page: Document): Promise<void> {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let latest = 0;
  let worn = false;
  const follow = async (): Promise<void> => {
    const mine = ++latest;
    try {
      await wear(page, lookOf(settings.getState(), dark.matches));
      worn = true;
    } catch {
      // A look that cannot be fetched: what is worn stays on. At first that is the default one.
      if (mine === latest && !worn)
        await wear(page, lookOf({ theme: 'system', scheme: 'system' }, dark.matches)).catch(() => undefined);
    }
  };
  dark.addEventListener('change', follow);
  settings.subscribe(({ theme, scheme }, before) => {
    if (theme !== before.theme || scheme !== before.scheme) void follow();
  });
  return follow();
}
