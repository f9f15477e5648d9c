import type { SavingTexts } from '../saving.js';

export const saving: SavingTexts = {
  later: 'Nicht jetzt',
  waiting: (board, time) => `Ein Spiel von dir wartet: ${board}, ${time}.`,
  newBest: (before) =>
    before === null ? 'Deine erste Bestzeit.' : `Neue Bestzeit. Bisher waren es ${before}.`,
  faults: {
    forbidden: 'Dieser Browser speichert keine Spiele. Sie zählen, bis die Seite geschlossen wird.',
    newer:
      'Hier war schon eine neuere Version des Spiels, darum lässt diese ihre Aufzeichnungen in Ruhe. Lade die Seite neu. Bis dahin zählen Spiele, solange die Seite offen ist.',
    full: 'Für Spiele ist kein Platz mehr. Sie zählen, bis die Seite geschlossen wird. Schaff Platz oder sichere deine Daten als Datei.',
    damaged: 'Einige Aufzeichnungen sind nicht lesbar. Sie bleiben, wie sie sind; alle anderen sind da.',
  },
};
