/** Content entries of the recruitment page as from the gateway. */
import type { Figure, PageEntry } from '@vipp/shared/contract/site-data';
import { photographExample } from '@vipp/shared/testing/photograph-example';
import { entryExample, imageExample, itemExample } from '@vipp/shared/testing/content-entries';

/** @param figure of each place for a picture */
const entriesWith = (figure: (name: string) => Figure): PageEntry[] => [
  entryExample('Rejoignez-nous', { figures: [figure('rejoignez-nous')] }),
  entryExample('Nos métiers', {
    items: ['Conseil à la clientèle', 'Qualité et formation', 'Informatique'].map((title) => itemExample(title)),
  }),
  entryExample('Votre candidature, étape par étape', {
    items: ['Le dossier en ligne', 'Les tests', 'L’entretien'].map((title) => itemExample(title)),
  }),
  entryExample('La vie dans l’entreprise', {
    items: [itemExample('Sport', null, figure('vie-sport')), itemExample('Salle de repos')],
  }),
];

export const recruitmentEntries = entriesWith(imageExample);
export const photographedEntries = entriesWith(() => photographExample);
