/** The figures of the home page (requirement 2.9). */
export type AdvertisedFigure = { value: number; label: string };

const NO_BREAK = '\u00A0';

export const advertisedFigures: readonly AdvertisedFigure[] = [
  { value: 5, label: 'Pays' },
  { value: 3000, label: 'Collaborateurs' },
  { value: 40, label: `Millions de contacts${NO_BREAK}/${NO_BREAK}ans` },
  { value: 110_000, label: `Contacts client ou prospect${NO_BREAK}/${NO_BREAK}jour` },
];
