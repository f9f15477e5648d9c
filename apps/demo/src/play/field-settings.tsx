import { useMinefieldStore } from '@mines/react';
import { useEffect } from 'react';
import { useSession } from '../app/session.js';
import { useSettings, useSettingsStore } from '../settings/context.js';

/**
 * Keeps field and settings of one mind. Rules wait for the next game: only one that nobody has touched begins again with
 * them.
 */
export function FieldSettings(): null {
  const store = useMinefieldStore();
  const settings = useSettingsStore();
  const { renew } = useSession();
  const pauseWhenHidden = useSettings((state) => state.pauseWhenHidden);
  const flagMode = useSettings((state) => state.flagMode);

  useEffect(() => store.setState({ pauseWhenHidden }), [store, pauseWhenHidden]);

  useEffect(() => {
    if (store.getState().flagMode !== flagMode) store.getState().setFlagMode(flagMode);
  }, [store, flagMode]);

  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.flagMode !== before.flagMode && state.flagMode !== settings.getState().flagMode)
          settings.getState().choose({ flagMode: state.flagMode });
      }),
    [store, settings],
  );

  useEffect(
    () =>
      settings.subscribe((now, before) => {
        const same = (['firstOpen', 'questionMarks', 'chord', 'noGuess'] as const).every(
          (name) => now[name] === before[name],
        );
        if (!same) renew();
      }),
    [settings, renew],
  );
  return null;
}
