import type { LearnTexts } from '../learn.js';

export const learn: LearnTexts = {
  list: 'Lições',
  lessons: {
    number: {
      name: 'O que um número diz',
      goal: 'Um número diz quantas minas tocam seu quadrado. Se ele não toca mais quadrados fechados do que isso, todos são minas. Quando um número já tem todas as suas minas, o resto em volta é seguro.',
    },
    chord: {
      name: 'Bandeiras e clique duplo',
      goal: 'Marque uma mina: clique direito, toque longo ou F. Um número com todas as suas bandeiras abre o resto de uma vez: clique duplo, toque ou Enter nele.',
    },
    pattern: {
      name: 'Dois números juntos',
      goal: 'Alguns números dizem mais juntos. Se todos os quadrados de um 1 também são do 1 ao lado, eles dividem a mesma mina: o que só o segundo toca é seguro.',
    },
    count: {
      name: 'As minas que restam',
      goal: 'Às vezes os números deixam dois caminhos, e o contador decide. Conte quantas minas cada um exige.',
    },
    odds: {
      name: 'A melhor aposta',
      goal: 'Aqui nada é certo. Escolha o menor risco: que parte dos quadrados que um número toca são minas, e que parte de todos os outros?',
    },
  },
  learned: 'aprendida',
  showMe: 'Mostrar',
  tryAgain: 'De novo',
  previous: 'Voltar',
  next: 'Próxima',
  play: 'Jogar',
  full: (place) => `O número na ${place} não toca outros quadrados fechados.`,
  done: (place) => `O número na ${place} já tem todas as suas minas.`,
  chord: (place) => `O número na ${place} tem todas as suas bandeiras. Pressione-o para abrir o resto.`,
  together: (places) => `Eles mostram isso juntos: ${places}.`,
  solved: 'Muito bem! O campo está limpo.',
  lucky: 'Você teve sorte: não era certo.',
  unlucky: 'Era uma mina. Não era certo que fosse seguro.',
  known: 'Era uma mina, e os números diziam isso.',
  bet: (percent) =>
    `Muito bem! Nenhum quadrado tinha menos risco do que este, ${percent}. Não dá para fazer melhor.`,
  betLost: (percent) =>
    `Era uma mina e, mesmo assim, a escolha certa: nenhum quadrado tinha menos risco que ${percent}.`,
  worse: (percent, least) => `O risco era de ${percent}. Havia um quadrado com apenas ${least}.`,
};
