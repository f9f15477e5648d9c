import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchLanguage } from '../language/language.js';
import { tagFor } from '../language/tags.js';
import { watchUpdates } from '../pwa/updates.js';
import { SettingsProvider } from '../settings/context.js';
import { followLook } from '../settings/follow-look.js';
import { watchSettings } from '../settings/storage.js';
import { createSettingsStore } from '../settings/store.js';
import { buildUpBegan, Handover } from '../shell/handover.js';
import { App } from './app.js';
import { markArrival } from './arrival.js';
import './styles.css';

const settings = createSettingsStore(() => localStorage);
watchSettings(settings.getState().follow);
const updates = watchUpdates();

// Nothing is shown before its colours and its words are there; until then there is the shell.
void Promise.all([
  fetchLanguage(tagFor(settings.getState().language, navigator.languages)),
  followLook(settings, document),
]).then(([first]) => {
  const root = document.getElementById('root');
  if (!root) return;
  const page = (
    <StrictMode>
      <SettingsProvider store={settings}>
        <Handover since={buildUpBegan()}>
          <App search={location.search} wanted={navigator.languages} first={first} updates={updates} />
        </Handover>
      </SettingsProvider>
    </StrictMode>
  );
  // A transition is rendered in short pieces: on a slow phone the page answers meanwhile.
  startTransition(() => createRoot(root).render(page));
  markArrival(document);
});
