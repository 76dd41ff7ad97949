/** The four families of services (requirement 2.10), each with its anchor on /prestations. */
export type ServiceAnchor = 'Relation_clients' | 'soutien' | 'commercial' | 'it';

export type ServiceFamily = { anchor: ServiceAnchor; title: string; services: readonly string[] };

export const serviceFamilies: readonly ServiceFamily[] = [
  { anchor: 'it', title: 'Activités IT', services: ['Codage', 'Développements IT', 'BPO augmenté'] },
  { anchor: 'commercial', title: 'Actions commerciales', services: ['Acquisition', 'Fidélisation', 'Rétention'] },
  {
    anchor: 'soutien',
    title: 'Soutien d’activité',
    services: ['Back office', 'Digitalisation', 'Traitement documentaire'],
  },
  {
    anchor: 'Relation_clients',
    title: 'Relations clients',
    services: ['Service client', 'Modération', 'Réseaux sociaux'],
  },
];
