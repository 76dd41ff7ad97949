import cotonou from '../pictures/cotonou.svg';
import kigali from '../pictures/kigali.svg';
import lome from '../pictures/lome.svg';

/** The three African sites and their facts (requirement 2.16), largest first. */
export type AfricanSite = {
  anchor: string;
  town: string;
  country: string;
  positions: number;
  opened: number;
  picture: { src: string; alt: string };
};

export const SITE_PICTURE_SIZE = { width: 1200, height: 675 } as const;

export const africanSites: readonly AfricanSite[] = [
  {
    anchor: 'cotonou',
    town: 'Cotonou',
    country: 'Bénin',
    positions: 1500,
    opened: 2018,
    picture: { src: cotonou, alt: 'Cotonou, dessinée en motifs de tissage' },
  },
  {
    anchor: 'lome',
    town: 'Lomé',
    country: 'Togo',
    positions: 1000,
    opened: 2020,
    picture: { src: lome, alt: 'Lomé, dessinée en motifs de tissage' },
  },
  {
    anchor: 'kigali',
    town: 'Kigali',
    country: 'Rwanda',
    positions: 300,
    opened: 2021,
    picture: { src: kigali, alt: 'Kigali, dessinée en motifs de tissage' },
  },
];
