import type { LearnTexts } from '../learn.js';

export const learn: LearnTexts = {
  list: 'Lektionen',
  lessons: {
    number: {
      name: 'Was eine Zahl sagt',
      goal: 'Eine Zahl sagt, wie viele Minen an ihr Feld grenzen. Grenzen nur so viele verdeckte Felder an sie, sind das alles Minen. Hat eine Zahl alle ihre Minen, ist der Rest um sie herum sicher.',
    },
    chord: {
      name: 'Flaggen und Doppelklick',
      goal: 'Markiere eine Mine: Rechtsklick, langer Druck oder F. Eine Zahl mit allen ihren Flaggen deckt den Rest um sich auf einmal auf: mit Doppelklick, Antippen oder der Eingabetaste.',
    },
    pattern: {
      name: 'Zwei Zahlen zusammen',
      goal: 'Manche Zahlen sagen zusammen mehr. Gehören alle Felder einer 1 auch zur 1 daneben, teilen sie sich die eine Mine: Was nur an die zweite grenzt, ist sicher.',
    },
    count: {
      name: 'Die übrigen Minen',
      goal: 'Manchmal lassen die Zahlen zwei Wege offen, und der Zähler entscheidet. Zähle, wie viele Minen jeder Weg braucht.',
    },
    odds: {
      name: 'Richtig raten',
      goal: 'Hier ist nichts sicher. Nimm das kleinste Risiko: Welcher Anteil der Felder um eine Zahl ist vermint, und welcher Anteil aller anderen?',
    },
  },
  learned: 'gelernt',
  showMe: 'Zeig es mir',
  tryAgain: 'Noch einmal',
  previous: 'Zurück',
  next: 'Weiter',
  play: 'Spielen',
  full: (place) => `Die Zahl in ${place} grenzt an keine anderen verdeckten Felder.`,
  done: (place) => `Die Zahl in ${place} hat alle ihre Minen.`,
  chord: (place) =>
    `Die Zahl in ${place} hat alle ihre Flaggen. Drück auf sie, um den Rest ringsum aufzudecken.`,
  together: (places) => `Zusammen zeigen sie es: ${places}.`,
  solved: 'Gut gemacht! Das Minenfeld ist geräumt.',
  lucky: 'Glück gehabt: Das war nicht sicher.',
  unlucky: 'Das war eine Mine. Es war nicht sicher.',
  known: 'Das war eine Mine, und die Zahlen haben es verraten.',
  bet: (percent) =>
    `Gut gemacht! Kein Feld hatte weniger Risiko als dieses, ${percent}. Besser geht es nicht.`,
  betLost: (percent) =>
    `Das war eine Mine, und doch die richtige Wahl: Kein Feld hatte weniger Risiko als ${percent}.`,
  worse: (percent, least) => `Das Risiko lag bei ${percent}. Es gab ein Feld mit nur ${least}.`,
};
