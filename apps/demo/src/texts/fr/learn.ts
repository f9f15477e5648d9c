import type { LearnTexts } from '../learn.js';

export const learn: LearnTexts = {
  list: 'Leçons',
  lessons: {
    number: {
      name: 'Ce que dit un chiffre',
      goal: 'Un chiffre dit combien de mines touchent sa case. S’il ne touche pas plus de cases couvertes que cela, elles sont toutes minées. Quand un chiffre a toutes ses mines, le reste autour de lui est sûr.',
    },
    chord: {
      name: 'Drapeaux et double clic',
      goal: 'Marquez une mine\u00a0: clic droit, appui long ou F. Un chiffre qui a tous ses drapeaux découvre d’un coup le reste\u00a0: double clic, toucher ou Entrée.',
    },
    pattern: {
      name: 'Deux chiffres ensemble',
      goal: 'Certains chiffres en disent plus ensemble. Si toutes les cases d’un 1 sont aussi celles du 1 voisin, ils partagent la même mine\u00a0: ce que seul le second touche est sûr.',
    },
    count: {
      name: 'Les mines restantes',
      goal: 'Parfois les chiffres laissent deux possibilités et c’est le compteur qui décide. Comptez les mines qu’il faut à chacune.',
    },
    odds: {
      name: 'Le meilleur pari',
      goal: 'Ici, rien n’est certain. Prenez le moindre risque\u00a0: quelle part des cases que touche un chiffre est minée, et quelle part de toutes les autres\u202f?',
    },
  },
  learned: 'apprise',
  showMe: 'Montrez-moi',
  tryAgain: 'Réessayer',
  previous: 'Retour',
  next: 'Suivant',
  play: 'Jouer',
  full: (place) => `Le chiffre à la ${place} ne touche pas d’autre case couverte.`,
  done: (place) => `Le chiffre à la ${place} a toutes ses mines.`,
  chord: (place) => `Le chiffre à la ${place} a tous ses drapeaux. Appuyez dessus pour découvrir le reste.`,
  together: (places) => `Ils le montrent ensemble\u00a0: ${places}.`,
  solved: 'Bravo\u202f! Le terrain est déminé.',
  lucky: 'Vous avez eu de la chance\u00a0: ce n’était pas certain.',
  unlucky: 'C’était une mine. La case n’était pas sûre.',
  known: 'C’était une mine, et les chiffres le disaient.',
  bet: (percent) =>
    `Bravo\u202f! Aucune case n’avait moins de risque que celle-ci, ${percent}. On ne peut pas faire mieux.`,
  betLost: (percent) =>
    `C’était une mine, et pourtant le bon choix\u00a0: aucune case n’avait moins de risque que ${percent}.`,
  worse: (percent, least) => `Le risque était de ${percent}. Une case n’avait que ${least}.`,
};
