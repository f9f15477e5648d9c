import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchUpdates } from '../pwa/updates.js';
import { SettingsProvider } from '../settings/context.js';
import { followLook } from '../settings/follow-look.js';
import { watchSettings } from '../settings/storage.js';
import { createSettingsStore } from '../settings/store.js';
import { App } from './app.js';
import { markArrival } from './arrival.js';
import './styles.css';

const settings = createSettingsStore(() => localStorage);
watchSettings(settings.getState().follow);
const updates = watchUpdates();

// Nothing is shown before its colours are there.
void followLook(settings, document).then(() => {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <SettingsProvider store={settings}>
        <App search={location.search} wanted={navigator.languages} updates={updates} />
      </SettingsProvider>
    </StrictMode>,
  );
  markArrival(document);
});
