import { useEffect, useEffectEvent } from 'react';
import { pathOf } from '../app/route.js';
import { useSettings } from '../settings/context.js';

/** What single keys do, wherever on the page the focus is: `KeyboardEvent.key` in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

/** Listens to keys of the page. Not while somebody types or a dialog is open, and not to what the field has understood. */
export function useKeys(keys: Keys): void {
  const wanted = useSettings((state) => state.letterKeys);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (pathOf(location.hash).length > 0 || takesKeys(event.target)) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!wanted) return;
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [wanted]);
}

/** Where letters are typed, or choose something by themselves. */
function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=alertdialog]',
    ) !== null
  );
}
