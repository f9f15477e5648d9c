import { type NewGameOptions, useMinefieldStore } from '@mines/react';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { gameOptions } from '../play/options.js';
import { useRecords } from '../records/context.js';
import { byChance, type Origin } from '../records/round.js';
import { useSettingsStore } from '../settings/context.js';
import { forgetLink, leave } from './route.js';

/** A game to begin. */
export interface Wanted extends NewGameOptions {
  /** What the records shall know of it. Default: a board that the player may know, if it was handed in or has a seed. */
  readonly origin?: Origin;
  /** The cell that is opened for the player. Default: none is. */
  readonly start?: number;
}

/** How games begin, from wherever on the page. What is not said is as the settings have it. */
export interface Session {
  /** Begins a game, but asks first where one is under way. */
  ask(wanted?: Wanted): void;
  /** Begins a game at once. A dialog that is open closes. */
  begin(wanted?: Wanted): void;
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
  readonly asked: Wanted | null;
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
  const { tally } = useRecords();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const session = useMemo((): Session => {
    const begin = ({ origin, start, ...options }: Wanted = {}): void => {
      setAsked(null);
      store.getState().newGame({ ...gameOptions(settings.getState()), ...options });
      tally.note(origin ?? originOf(options));
      if (start !== undefined) store.getState().open(start);
      forgetLink();
      leave();
      onBegin();
    };
    return {
      begin,
      ask: (wanted = {}) => {
        if (store.getState().status !== 'playing') {
          begin(wanted);
          return;
        }
        // What is asked about is the game, so that is what is seen behind the question.
        leave();
        setAsked(wanted);
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
  }, [store, settings, tally, onBegin]);
  const question = useMemo(() => ({ asked }), [asked]);
  return (
    <SessionContext value={session}>
      <AskedContext value={question}>{children}</AskedContext>
    </SessionContext>
  );
}

/** Whoever names the mines, by their layout or by a seed, may know where they are. */
export function originOf({ seed, layout }: NewGameOptions): Origin {
  return { ...byChance, known: seed !== undefined || typeof layout === 'object' };
}

/** How to begin a game. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('mines: there is no session here. Put the component inside <SessionProvider>.');
  return session;
}

/** What the player is asked to give up a game for. */
export function useAsked(): Wanted | null {
  return useContext(AskedContext).asked;
}
