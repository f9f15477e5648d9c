import { type NewGameOptions, useMinefieldStore } from '@mines/react';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { gameOptions } from '../play/options.js';
import { useSettingsStore } from '../settings/context.js';
import { forgetLink, leave } from './route.js';

/** How games begin, from wherever on the page. What is not said is as the settings have it. */
export interface Session {
  /** Begins a game, but asks first where one is under way. */
  ask(options?: NewGameOptions): void;
  /** Begins a game at once. A dialog that is open closes. */
  begin(options?: NewGameOptions): void;
  /** Plays the same board again. */
  again(): void;
  /** Begins a game that nobody has touched anew, by the settings as they are now. One that a link has led to stays. */
  renew(): void;
  /** Keeps the game that is under way. */
  keep(): void;
}

/** What {@link SessionProvider} knows besides. */
interface Asked {
  /** What is to be begun if the player gives up the game that is under way, `null` while nothing is asked. */
  readonly asked: NewGameOptions | null;
}

const SessionContext = createContext<Session | null>(null);
const AskedContext = createContext<Asked>({ asked: null });

interface SessionProviderProps {
  /** Another game than that of the link has begun. */
  readonly onBegin: () => void;
  readonly children: ReactNode;
}

/** Guards the game that is under way. */
export function SessionProvider({ onBegin, children }: SessionProviderProps): ReactElement {
  const store = useMinefieldStore();
  const settings = useSettingsStore();
  const [asked, setAsked] = useState<NewGameOptions | null>(null);
  const session = useMemo((): Session => {
    const begin = (options: NewGameOptions = {}): void => {
      setAsked(null);
      store.getState().newGame({ ...gameOptions(settings.getState()), ...options });
      forgetLink();
      leave();
      onBegin();
    };
    return {
      begin,
      ask: (options = {}) => {
        if (store.getState().status !== 'playing') {
          begin(options);
          return;
        }
        // What is asked about is the game, so that is what is seen behind the question.
        leave();
        setAsked(options);
      },
      again: () => {
        store.getState().replay();
        leave();
      },
      renew: () => {
        const { status, minesLeft, board } = store.getState();
        if (status !== 'ready' || minesLeft !== board.mines || location.search !== '') return;
        store.getState().newGame(gameOptions(settings.getState()));
      },
      keep: () => setAsked(null),
    };
  }, [store, settings, onBegin]);
  const question = useMemo(() => ({ asked }), [asked]);
  return (
    <SessionContext value={session}>
      <AskedContext value={question}>{children}</AskedContext>
    </SessionContext>
  );
}

/** How to begin a game. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('mines: there is no session here. Put the component inside <SessionProvider>.');
  return session;
}

/** What the player is asked to give up a game for. */
export function useAsked(): NewGameOptions | null {
  return useContext(AskedContext).asked;
}
