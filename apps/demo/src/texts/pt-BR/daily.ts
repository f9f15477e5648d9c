import type { DailyTexts } from '../daily.js';

export const daily: DailyTexts = {
  about: 'Um campo por dia, o mesmo para todos: 16×16, 40 minas. Não é preciso adivinhar.',
  heading: (number, date) => `N.º ${number}, ${date}`,
  play: 'Jogar',
  again: 'Jogar de novo',
  preparing: 'Um momento…',
  failed: 'Não foi possível preparar o campo. Verifique a conexão e tente de novo.',
  open: 'Ainda não jogado.',
  won: (time) => `Limpo em ${time}.`,
  late: (time) => `Limpo em ${time}, com ajuda ou em outro dia. Não conta para a sequência.`,
  lost: 'Ainda não limpo.',
  notPlayed: 'não jogado',
  attempts: (count) => `Tentativas: ${count}`,
  streak: (days) => `Sequência: ${days}`,
  bestStreak: (days) => `Maior sequência: ${days}`,
  next: (time) => `O próximo campo chega em ${time}.`,
  lately: 'As últimas semanas',
  today: 'hoje',
};
