import type { DailyTexts } from '../daily.js';

export const daily: DailyTexts = {
  about: 'One board a day, the same for everyone: 16×16, 40 mines. Nobody has to guess.',
  heading: (number, date) => `No. ${number}, ${date}`,
  play: 'Play',
  again: 'Play again',
  preparing: 'One moment…',
  failed: 'The board could not be laid. Check the connection and try again.',
  open: 'Not played yet.',
  won: (time) => `Cleared in ${time}.`,
  late: (time) => `Cleared in ${time}, with help or on another day. That does not count for the streak.`,
  lost: 'Not cleared yet.',
  notPlayed: 'not played',
  attempts: (count) => `Attempts: ${count}`,
  streak: (days) => `Streak: ${days}`,
  bestStreak: (days) => `Longest streak: ${days}`,
  next: (time) => `The next board comes in ${time}.`,
  lately: 'The last weeks',
  today: 'today',
};
