import type { AboutTexts } from '../about.js';

export const about: AboutTexts = {
  what: 'Minesweeper für Maus, Finger, Tastatur und Screenreader. Decke jedes Feld ohne Mine auf; eine Zahl sagt, wie viele Minen an ihr Feld grenzen.',
  privacy: 'Alles bleibt in diesem Browser. Nichts wird gesendet, und es gibt keine Werbung.',
  made: 'Regeln, Löser, Bilder und Ton sind für dieses Spiel gemacht. Es ist freie Software unter der MIT-Lizenz.',
};
