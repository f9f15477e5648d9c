import { createMinefieldStore, MinefieldProvider, type NewGameOptions } from '@mines/react';
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { LanguageProvider } from '../language/context.js';
import { useChosenLanguage } from '../language/use-chosen-language.js';
import { readLink } from '../link/link.js';
import { LinkFault } from '../link/link-fault.js';
import { enter } from '../play/enter.js';
import { Game } from '../play/game.js';
import type { GiveUpDialogProps } from './give-up-dialog.js';
import { Header } from './header.js';
import { PlainGiveUp } from './plain-give-up.js';

// Asked for only when a running game is at stake: nobody waits for a dialog to play.
const GiveUpDialog = lazy(
  (): Promise<{ default: ComponentType<GiveUpDialogProps> }> =>
    import('./give-up-dialog.js').catch(() => ({ default: PlainGiveUp })),
);

interface AppProps {
  /** The query of the address. */
  readonly search: string;
  /** The languages that the reader wants, best first. */
  readonly wanted: readonly string[];
}

/** The page: header, what is wrong with the link, the game, what is asked. */
export function App({ search, wanted: wantedLanguages }: AppProps): ReactElement {
  const { tag, language, choose } = useChosenLanguage(wantedLanguages);
  const [link] = useState(() => readLink(search));
  const [fault, setFault] = useState(() => ('fault' in link ? link.fault : null));
  const [store] = useState(() => createMinefieldStore('game' in link ? link.game : {}));
  const [wanted, setWanted] = useState<NewGameOptions | null>(null);

  const begin = (options: NewGameOptions): void => {
    setWanted(null);
    setFault(null);
    // The address no longer names what is played.
    history.replaceState(null, '', location.pathname);
    store.getState().newGame(options);
  };
  const ask = (options: NewGameOptions): void => {
    if (store.getState().status === 'playing') setWanted(options);
    else begin(options);
  };

  return (
    <LanguageProvider language={language}>
      <MinefieldProvider store={store} labels={language.labels}>
        <Header tag={tag} onLanguage={choose} onBoard={(board) => ask({ board })} />
        <main>
          {fault !== null && <LinkFault fault={fault} onPlay={() => enter(() => begin({}))} />}
          <Game onAsk={ask} onBegin={begin} />
        </main>
        {wanted && (
          <Suspense>
            <GiveUpDialog onKeep={() => setWanted(null)} onGiveUp={() => begin(wanted)} />
          </Suspense>
        )}
      </MinefieldProvider>
    </LanguageProvider>
  );
}
