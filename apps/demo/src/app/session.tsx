import { type NewGameOptions, useMinefieldStore } from '@mines/react';
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import { forgetLink } from './route.js';

/** How games begin, from wherever on the page. */
export interface Session {
  /** Begins a game, but asks first where one is under way. */
  ask(options: NewGameOptions): void;
  /** Begins a game at once. */
  begin(options: NewGameOptions): void;
  /** The game that the player is asked about, `null` while nothing is asked. */
  readonly asked: NewGameOptions | null;
  /** Keeps the game that is under way. */
  keep(): void;
}

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  /** A game has begun. */
  readonly onBegin: () => void;
  readonly children: ReactNode;
}

/** Guards the game that is under way. */
export function SessionProvider({ onBegin, children }: SessionProviderProps): ReactElement {
  const store = useMinefieldStore();
  const [asked, setAsked] = useState<NewGameOptions | null>(null);
  const begin = (options: NewGameOptions): void => {
    setAsked(null);
    // The address no longer names what is played.
    forgetLink();
    store.getState().newGame(options);
    onBegin();
  };
  const ask = (options: NewGameOptions): void => {
    if (store.getState().status === 'playing') setAsked(options);
    else begin(options);
  };
  return (
    <SessionContext value={{ ask, begin, asked, keep: () => setAsked(null) }}>{children}</SessionContext>
  );
}

/** How to begin a game. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('mines: there is no session here. Put the component inside <SessionProvider>.');
  return session;
}
