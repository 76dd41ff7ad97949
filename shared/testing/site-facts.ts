import type { SiteFacts } from '../contract/site-facts';

/** Facts of a company that does not exist, all of them filled in. */
export const siteFactsExample: SiteFacts = {
  editor: {
    name: 'Exemple',
    legalForm: 'Société par actions simplifiée',
    shareCapital: '10 000 euros',
    address: '1 rue de l’Exemple, 75000 Paris',
    registration: 'RCS Paris 123 456 789',
    vatNumber: 'FR 12 345678901',
    phone: '+33 1 99 00 12 34',
    email: 'contact@example.com',
  },
  publicationDirector: 'Awa Exemple, présidente',
  host: { name: 'Hébergeur d’exemple', address: '2 rue de l’Exemple, 75000 Paris', phone: '+33 1 99 00 12 35' },
  dataProtection: { email: 'donnees@example.com' },
  telephones: {
    Paris: '+33 1 99 00 12 10',
    Anteuil: '+33 3 53 01 12 25',
    Cotonou: '+33 1 99 00 12 18',
    Lomé: '+33 1 99 00 12 20',
    Kigali: '+33 1 99 00 12 21',
  },
  sisterSite: { name: 'l’Exemple', url: 'https://soeur.example/' },
};
