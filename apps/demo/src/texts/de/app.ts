import type { AppTexts } from '../app.js';

export const app: AppTexts = {
  language: 'Sprache',
  menu: 'Menü',
  close: 'Schließen',
  coming: 'Einen Augenblick …',
  notFetched:
    'Dieser Teil der Seite ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal. Dein Spiel geht weiter.',
  update: { arrived: 'Eine neuere Version ist da. Dein Spiel bleibt erhalten.', reload: 'Neu laden' },
  storage: {
    damaged: 'Einige gespeicherte Einstellungen waren beschädigt. Sie wurden zurückgesetzt.',
    unavailable: 'Dieser Browser speichert keine Einstellungen. Sie gelten, bis die Seite geschlossen wird.',
  },
  dialogs: {
    board: 'Eigenes Spielfeld',
    settings: 'Einstellungen',
    review: 'Rückblick',
    statistics: 'Statistik',
    daily: 'Spielfeld des Tages',
    learn: 'Lernen',
    share: 'Teilen',
    data: 'Deine Daten',
    shortcuts: 'Tastatur und Maus',
    about: 'Über das Spiel',
  },
};
