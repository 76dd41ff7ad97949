import { formatNumber } from '@vipp/shared/lib/format';
import { Picture } from '@vipp/shared/ui/picture';
import cotonou from '../pictures/cotonou.svg';
import kigali from '../pictures/kigali.svg';
import lome from '../pictures/lome.svg';
import { TimeLine } from './time-line';
import styles from './site-cards.module.css';

/** The three African sites and their facts (requirement 2.16), largest first. */
type AfricanSite = {
  anchor: string;
  town: string;
  country: string;
  positions: number;
  opened: number;
  picture: { src: string; alt: string };
};

const SITE_PICTURE_SIZE = { width: 1200, height: 675 } as const;

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

function SiteCard({ town, country, positions, picture }: AfricanSite) {
  return (
    <>
      <div className={styles.picture}>
        <Picture {...picture} {...SITE_PICTURE_SIZE} />
      </div>
      <h3 className={styles.title}>
        {town} <span className={styles.country}>{country}</span>
      </h3>
      <p className={styles.positions}>
        <b>{formatNumber(positions)}</b> positions
      </p>
    </>
  );
}

/** The three African sites on a time line, by the year of their opening. */
export function SiteCards() {
  return (
    <>
      <TimeLine
        items={africanSites.map((site) => ({
          id: site.anchor,
          key: site.anchor,
          time: (
            <p className={styles.opened}>
              Ouverture en <span className={styles.year}>{site.opened}</span>
            </p>
          ),
          children: <SiteCard {...site} />,
        }))}
      />
      <p className={styles.languages}>On y travaille en français, en anglais et dans les langues locales.</p>
    </>
  );
}
