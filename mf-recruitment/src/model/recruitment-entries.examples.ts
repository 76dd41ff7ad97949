/** Content entries of the recruitment page as from the gateway. */
import type { PageEntry } from '@vipp/shared/contract/site-data';
import { entryExample, imageExample, itemExample } from '@vipp/shared/testing/content-entries';

export const recruitmentEntries: PageEntry[] = [
  entryExample('Rejoignez-nous', { figures: [imageExample('rejoignez-nous')] }),
  entryExample('Nos métiers', {
    items: ['Conseil à la clientèle', 'Qualité et formation', 'Informatique'].map((title) => itemExample(title)),
  }),
  entryExample('Votre candidature, étape par étape', {
    items: ['Le dossier en ligne', 'Les tests', 'L’entretien'].map((title) => itemExample(title)),
  }),
  entryExample('La vie dans l’entreprise', {
    items: [itemExample('Sport', null, imageExample('vie-sport')), itemExample('Salle de repos')],
  }),
];
