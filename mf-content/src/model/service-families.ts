import it from '../pictures/activites-it.svg';
import commercial from '../pictures/actions-commerciales.svg';
import relations from '../pictures/relations-clients.svg';
import soutien from '../pictures/soutien-activite.svg';

/** The four families of services (requirement 2.10), each with its anchor on /prestations, in the order of that page. */
export type ServiceAnchor = 'Relation_clients' | 'soutien' | 'commercial' | 'it';

type ServiceFamily = {
  anchor: ServiceAnchor;
  title: string;
  services: readonly string[];
  picture: string;
};

/** A narrow crop shows the person at the left of each picture. */
export const SERVICE_PICTURE = { width: 1200, height: 900, focus: { x: 0, y: 50 } } as const;

export const serviceFamilies: readonly ServiceFamily[] = [
  {
    anchor: 'Relation_clients',
    title: 'Relations clients',
    services: ['Service client', 'Modération', 'Réseaux sociaux'],
    picture: relations,
  },
  {
    anchor: 'soutien',
    title: 'Soutien d’activité',
    services: ['Back office', 'Digitalisation', 'Traitement documentaire'],
    picture: soutien,
  },
  {
    anchor: 'commercial',
    title: 'Actions commerciales',
    services: ['Acquisition', 'Fidélisation', 'Rétention'],
    picture: commercial,
  },
  { anchor: 'it', title: 'Activités IT', services: ['Codage', 'Développements IT', 'BPO augmenté'], picture: it },
];
