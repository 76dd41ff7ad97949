/** The towns of the group's page (requirement 2.17), each with the anchor of its section. */
export type GroupTown = { town: string; country: string; anchor: string };

export const groupTowns: readonly GroupTown[] = [
  { town: 'Paris', country: 'France', anchor: 'a_paris' },
  { town: 'Cotonou', country: 'Bénin', anchor: 'cotonou' },
  { town: 'Kigali', country: 'Rwanda', anchor: 'kigali' },
  { town: 'Lomé', country: 'Togo', anchor: 'lome' },
];
