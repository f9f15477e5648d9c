import type { DailyTexts } from '../daily.js';

export const daily: DailyTexts = {
  about: 'Jeden Tag ein Spielfeld, für alle dasselbe: 16×16, 40 Minen. Raten muss niemand.',
  heading: (number, date) => `Nr. ${number}, ${date}`,
  play: 'Spielen',
  again: 'Noch einmal spielen',
  preparing: 'Einen Augenblick …',
  failed: 'Das Spielfeld ließ sich nicht erstellen. Prüf die Verbindung und versuch es noch einmal.',
  open: 'Noch nicht gespielt.',
  won: (time) => `Geräumt in ${time}.`,
  late: (time) => `Geräumt in ${time}, mit Hilfe oder an einem anderen Tag. Für die Serie zählt das nicht.`,
  lost: 'Noch nicht geräumt.',
  notPlayed: 'nicht gespielt',
  attempts: (count) => `Versuche: ${count}`,
  streak: (days) => `Serie: ${days}`,
  bestStreak: (days) => `Längste Serie: ${days}`,
  next: (time) => `Das nächste Spielfeld kommt in ${time}.`,
  lately: 'Die letzten Wochen',
  today: 'heute',
};
