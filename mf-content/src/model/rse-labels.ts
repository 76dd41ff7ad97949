import bestPlaceToWork from '../pictures/best-place-to-work.svg';
import ecovadis from '../pictures/ecovadis.svg';

/** The labels of the RSE page (requirement 2.23) with what they assess, without grades. */
export type RseLabel = { slug: string; name: string; meaning: string; picture: string };

export const LABEL_PICTURE_SIZE = { width: 160, height: 160 } as const;

export const rseLabels: readonly RseLabel[] = [
  {
    slug: 'best-place-to-work',
    name: 'Best Place to Work',
    meaning:
      'Un questionnaire anonyme donne la parole aux équipes, et les pratiques d’employeur sont passées en revue.',
    picture: bestPlaceToWork,
  },
  {
    slug: 'ecovadis',
    name: 'Ecovadis',
    meaning:
      'Environnement, social et droits humains, éthique, achats responsables : quatre thèmes évalués, preuves à l’appui.',
    picture: ecovadis,
  },
];
