import type { LearnTexts } from '../learn.js';

export const learn: LearnTexts = {
  list: 'Lecciones',
  lessons: {
    number: {
      name: 'Qué dice un número',
      goal: 'Un número dice cuántas minas tocan su casilla. Si no toca más casillas cubiertas que esas, todas son minas. Cuando un número ya tiene todas sus minas, el resto a su alrededor es seguro.',
    },
    chord: {
      name: 'Banderas y doble clic',
      goal: 'Marca una mina: clic derecho, pulsación larga o F. Un número con todas sus banderas descubre de una vez el resto: doble clic, un toque o Intro sobre él.',
    },
    pattern: {
      name: 'Dos números juntos',
      goal: 'Algunos números dicen más juntos. Si todas las casillas de un 1 son también del 1 de al lado, comparten la única mina: lo que solo toca el segundo es seguro.',
    },
    count: {
      name: 'Las minas que quedan',
      goal: 'A veces los números dejan dos caminos y decide el contador. Cuenta cuántas minas necesita cada uno.',
    },
    odds: {
      name: 'La mejor apuesta',
      goal: 'Aquí nada es seguro. Elige el menor riesgo: ¿qué parte de las casillas que toca un número son minas, y qué parte de todas las demás?',
    },
  },
  learned: 'aprendida',
  showMe: 'Muéstrame',
  tryAgain: 'Otra vez',
  previous: 'Atrás',
  next: 'Siguiente',
  play: 'Jugar',
  full: (place) => `El número de la ${place} no toca otras casillas cubiertas.`,
  done: (place) => `El número de la ${place} ya tiene todas sus minas.`,
  chord: (place) => `El número de la ${place} tiene todas sus banderas. Púlsalo para descubrir el resto.`,
  together: (places) => `Lo muestran juntos: ${places}.`,
  solved: '¡Bien hecho! Has despejado el tablero.',
  lucky: 'Has tenido suerte: no era seguro.',
  unlucky: 'Era una mina. No era seguro.',
  known: 'Era una mina, y los números lo decían.',
  bet: (percent) =>
    `¡Bien hecho! Ninguna casilla tenía menos riesgo que esta, ${percent}. No se puede hacer mejor.`,
  betLost: (percent) =>
    `Era una mina y, aun así, la elección correcta: ninguna casilla tenía menos riesgo que un ${percent}.`,
  worse: (percent, least) => `El riesgo era del ${percent}. Había una casilla con solo un ${least}.`,
};
