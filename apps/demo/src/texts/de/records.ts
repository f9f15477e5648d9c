import type { RecordsTexts } from '../records.js';

export const records: RecordsTexts = {
  title: 'Bestleistungen',
  data: {
    about:
      'Spiele, das laufende und die Einstellungen in einer Datei: zum Aufheben oder für einen anderen Browser.',
    save: 'Als Datei sichern',
    load: 'Datei laden',
    withSettings: 'Auch die Einstellungen',
    added: (count) => `Neu: ${count}.`,
    known: (count) => `Schon da: ${count}.`,
    refused: (count, why) => `Abgelehnt: ${count}. ${why}`,
    reasons: {
      damaged: 'Sie sind beschädigt.',
      newer: 'Sie stammen aus einer neueren Version des Spiels. Lade die Seite neu.',
      contradictory: 'Ihre Angaben passen nicht zu ihren Spielfeldern.',
    },
    settingsTaken: 'Die Einstellungen sind jetzt die aus der Datei.',
    settingsFaulty: 'Einige Einstellungen in der Datei waren beschädigt und blieben weg.',
    faults: {
      unreadable: 'Diese Datei ist nicht lesbar. Nichts wurde geändert. Wähl eine, die hier gesichert wurde.',
      foreign:
        'Diese Datei gehört nicht zu diesem Spiel. Nichts wurde geändert. Wähl eine, die hier gesichert wurde.',
      newer:
        'Diese Datei stammt aus einer neueren Version des Spiels. Nichts wurde geändert. Lade die Seite neu und versuch es noch einmal.',
      'not-kept': 'Der Speicher hat die Spiele nicht angenommen. Nichts wurde geändert.',
    },
    failed: 'Das hat nicht geklappt. Nichts wurde geändert. Prüf die Verbindung und versuch es noch einmal.',
  },
};
