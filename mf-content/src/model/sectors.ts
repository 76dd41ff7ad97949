/** The ten sectors that the group works for (requirement 2.17). */
export const sectors: readonly string[] = [
  'Banque / Assurance',
  'Télécom',
  'Médias',
  'Énergie',
  'E-commerce',
  'Immobilier',
  'Santé / pharmaceutique',
  'Tourisme / loisirs',
  'Automobile',
  'Technologie',
];
