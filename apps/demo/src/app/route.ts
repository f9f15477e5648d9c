import { useSyncExternalStore } from 'react';

/** What the address names besides the game: `#/learn/3` is `['learn', '3']`, none is `[]`. */
export type Path = readonly string[];

/** Reads the part of an address behind the `#`. What is not one of our paths is none. */
export function pathOf(hash: string): Path {
  if (!hash.startsWith('#/')) return [];
  return hash
    .slice(2)
    .split('/')
    .map(decode)
    .filter((part) => part !== '');
}

/** The part of an address that names a path. */
export function hashOf(path: Path): string {
  return `#/${path.map(encodeURIComponent).join('/')}`;
}

/** A damaged link names nothing rather than breaking the page. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

const listeners = new Set<() => void>();

/** Whether the entry before this one in the history is the page without a path: then closing goes back to it. */
interface Mark {
  readonly overGame: true;
}

function isMark(state: unknown): state is Mark {
  return typeof state === 'object' && state !== null && 'overGame' in state;
}

/** Goes to a path as a link does: the browser's back leads out of it again. */
export function goTo(path: Path): void {
  const over = pathOf(location.hash).length === 0 || isMark(history.state);
  // From path to path the history does not grow: back leads to the game.
  if (pathOf(location.hash).length === 0) history.pushState({ overGame: true }, '', hashOf(path));
  else history.replaceState(over ? history.state : null, '', hashOf(path));
  tell();
}

/** Going back takes its time; going back twice would lead out of the page. */
let leaving = false;

/** Leaves the path for the game. */
export function leave(): void {
  if (pathOf(location.hash).length === 0) return;
  if (leaving) return;
  if (isMark(history.state)) {
    leaving = true;
    history.back();
  } else {
    // One came here by a link: what is before belongs to another page.
    history.replaceState(null, '', location.pathname + location.search);
    tell();
  }
}

let forgotten = false;

/** The address no longer names the game that is played: not here, and not in the entry that one goes back to. */
export function forgetLink(): void {
  forgotten = true;
  dropSearch();
}

function dropSearch(): void {
  if (forgotten && location.search)
    history.replaceState(history.state, '', location.pathname + location.hash);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const popped = (): void => {
    leaving = false;
    dropSearch();
    listener();
  };
  listeners.add(listener);
  addEventListener('hashchange', listener);
  addEventListener('popstate', popped);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', popped);
  };
}

/** The part of the address behind the `#`, followed. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
}
