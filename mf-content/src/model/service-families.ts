import type { ImageFocus } from '@vipp/shared/contract/image-details';
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
  /** What a narrow crop of the picture shows; its middle if there is none. */
  focus?: ImageFocus;
};

export const SERVICE_PICTURE_SIZE = { width: 1200, height: 900 } as const;

export const serviceFamilies: readonly ServiceFamily[] = [
  {
    anchor: 'Relation_clients',
    title: 'Relations clients',
    services: ['Service client', 'Modération', 'Réseaux sociaux'],
    picture: relations,
    focus: { x: 0, y: 50 },
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
    focus: { x: 80, y: 50 },
  },
  { anchor: 'it', title: 'Activités IT', services: ['Codage', 'Développements IT', 'BPO augmenté'], picture: it },
];
