import type { SavingTexts } from '../saving.js';

export const saving: SavingTexts = {
  later: 'Pas maintenant',
  waiting: (board, time) => `Une de vos parties attend\u00a0: ${board}, ${time}.`,
  newBest: (before) =>
    before === null ? 'Votre premier record.' : `Nouveau record. L’ancien était de ${before}.`,
  faults: {
    forbidden: 'Ce navigateur ne garde pas les parties. Les vôtres comptent jusqu’à la fermeture de la page.',
    newer:
      'Une version plus récente du jeu est passée ici\u202f; celle-ci ne touche pas à ses données. Rechargez la page. D’ici là, les parties comptent tant que la page est ouverte.',
    full: 'Il n’y a plus de place pour garder les parties. Les vôtres comptent jusqu’à la fermeture de la page. Libérez de la place ou enregistrez vos données dans un fichier.',
    damaged:
      'Certaines données sont illisibles. Elles restent telles quelles\u202f; toutes les autres sont là.',
  },
};
