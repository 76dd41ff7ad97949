/** Countries of the group (requirement 2.12), in the order of the home page. */
export type CountryCode = 'FR' | 'BJ' | 'RW' | 'TG';

export type TownSite = {
  town: string;
  /** Region, for a town that is not well known. */
  area?: string;
  positions?: number;
  activities: readonly string[];
};

export type CountrySites = { code: CountryCode; name: string; sites: readonly TownSite[] };

export const countrySites: readonly CountrySites[] = [
  {
    code: 'FR',
    name: 'France',
    sites: [
      { town: 'Anteuil', area: 'Doubs', activities: ['Relation client'] },
      { town: 'Paris', activities: ['Solutions technologiques', 'Conseil et formation'] },
    ],
  },
  { code: 'BJ', name: 'Bénin', sites: [{ town: 'Cotonou', positions: 1500, activities: ['École de codage'] }] },
  { code: 'RW', name: 'Rwanda', sites: [{ town: 'Kigali', positions: 300, activities: [] }] },
  { code: 'TG', name: 'Togo', sites: [{ town: 'Lomé', positions: 1000, activities: [] }] },
];
