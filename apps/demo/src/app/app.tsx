import { createMinefieldStore, MinefieldProvider } from '@mines/react';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import { LanguageProvider } from '../language/context.js';
import type { Language } from '../language/language.js';
import { useChosenLanguage } from '../language/use-chosen-language.js';
import { linkOf, readLink } from '../link/link.js';
import { LinkFault } from '../link/link-fault.js';
import { FieldSettings } from '../play/field-settings.js';
import { Game } from '../play/game.js';
import { floodFor, layoutFor, rulesOf } from '../play/options.js';
import { UpdateNotice } from '../pwa/update-notice.js';
import type { Update } from '../pwa/updates.js';
import { RecordsProvider } from '../records/context.js';
import { RecordsNotice } from '../records/records-notice.js';
import { WaitingGame } from '../records/waiting-game.js';
import { StepsProvider } from '../review/context.js';
import { useSettingsStore } from '../settings/context.js';
import { DialogHost } from './dialog-host.js';
import { GiveUp } from './give-up.js';
import { Header } from './header.js';
import { NoticeBoard } from './notice-board.js';
import { NoticesProvider } from './notices.js';
import { originOf, SessionProvider } from './session.js';
import { StorageNotice } from './storage-notice.js';

interface AppProps {
  /** The query of the address. */
  readonly search: string;
  /** The languages that the reader wants, best first. */
  readonly wanted: readonly string[];
  /** The language to begin with. */
  readonly first: Language;
  /** Where a newer version of the page is announced. */
  readonly updates: StoreApi<Update>;
}

/** The page: header, what is wrong with the link, the game; above it dialogs, what is asked, what is said in passing. */
export function App({ search, wanted, first, updates }: AppProps): ReactElement {
  const language = useChosenLanguage(wanted, first);
  const [link] = useState(() => readLink(search));
  const [fault, setFault] = useState(() => ('fault' in link ? link.fault : null));
  const settings = useSettingsStore();
  const [store] = useState(() => {
    const chosen = settings.getState();
    const asked = 'game' in link ? link.game : {};
    return createMinefieldStore({
      board: chosen.board,
      layout: layoutFor(chosen),
      flagMode: chosen.flagMode,
      flood: floodFor(settings),
      ...asked,
      rules: { ...rulesOf(chosen), ...asked.rules },
    });
  });
  // After the records have begun to follow: this first move is one of the game.
  useEffect(() => {
    const { status, open } = store.getState();
    if ('start' in link && link.start !== undefined && status === 'ready') open(link.start);
  }, [store, link]);
  const forgetFault = useCallback(() => setFault(null), []);

  return (
    <LanguageProvider language={language}>
      <MinefieldProvider store={store} labels={language.labels}>
        <NoticesProvider>
          <RecordsProvider origin={originOf('game' in link ? link.game : {})} link={linkNow}>
            <StepsProvider>
              <SessionProvider onBegin={forgetFault}>
                <Header />
                <main>
                  {fault !== null && <LinkFault fault={fault} />}
                  <Game />
                  <WaitingGame onResume={forgetFault} />
                </main>
                <FieldSettings />
                <DialogHost />
                <GiveUp />
                <StorageNotice />
                <RecordsNotice />
                <UpdateNotice updates={updates} />
                <NoticeBoard />
              </SessionProvider>
            </StepsProvider>
          </RecordsProvider>
        </NoticesProvider>
      </MinefieldProvider>
    </LanguageProvider>
  );
}

/** The link that the address is by now: a game that was begun on the page is none. */
function linkNow(): string {
  return linkOf(location.search);
}
