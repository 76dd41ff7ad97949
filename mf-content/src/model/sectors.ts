/** The ten sectors that the group works for (SPEC §2). */
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
