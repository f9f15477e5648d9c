import type { LearnTexts } from '../learn.js';

export const learn: LearnTexts = {
  list: 'Leçons',
  lessons: {
    number: {
      name: 'Ce que dit un chiffre',
      goal: 'Un chiffre dit combien de mines touchent sa case. S’il ne touche pas plus de cases fermées, elles sont toutes minées. Quand un chiffre a toutes ses mines, le reste autour de lui est sûr.',
    },
    chord: {
      name: 'Drapeaux et accords',
      goal: 'Marquez une mine : clic droit, appui long ou F. Un chiffre qui a tous ses drapeaux ouvre d’un coup le reste : double clic, toucher ou Entrée.',
    },
    pattern: {
      name: 'Deux chiffres ensemble',
      goal: 'Certains chiffres en disent plus ensemble. Si toutes les cases d’un 1 sont aussi celles du 1 voisin, ils partagent la même mine : ce que seul le second touche est sûr.',
    },
    count: {
      name: 'Les mines restantes',
      goal: 'Parfois les chiffres laissent deux possibilités et c’est le compteur qui décide. Comptez les mines qu’il faut à chacune.',
    },
    odds: {
      name: 'Le meilleur pari',
      goal: 'Ici, rien n’est certain. Prenez le moindre risque : quelle part des cases que touche un chiffre est minée, et quelle part de toutes les autres ?',
    },
  },
  learned: 'apprise',
  showMe: 'Montrez-moi',
  tryAgain: 'Réessayer',
  previous: 'Retour',
  next: 'Suivant',
  play: 'Jouer',
  place: (row, column) => `ligne ${row}, colonne ${column}`,
  full: (place) => `Le chiffre en ${place} ne touche pas d’autre case fermée.`,
  done: (place) => `Le chiffre en ${place} a toutes ses mines.`,
  chord: (place) => `Le chiffre en ${place} a tous ses drapeaux. Appuyez dessus pour ouvrir le reste.`,
  together: (places) => `Ils le montrent ensemble : ${places}.`,
  solved: 'Bravo ! Le terrain est déminé.',
  lucky: 'Vous avez eu de la chance : ce n’était pas certain.',
  unlucky: 'C’était une mine. La case n’était pas sûre.',
  known: 'C’était une mine, et les chiffres le disaient.',
  bet: (percent) =>
    `Bravo ! Aucune case n’avait moins de risque que celle-ci, ${percent}. On ne peut pas faire mieux.`,
  betLost: (percent) =>
    `C’était une mine, et pourtant le bon choix : aucune case n’avait moins de risque que ${percent}.`,
  worse: (percent, least) => `Le risque était de ${percent}. Une case n’avait que ${least}.`,
};
