import { formatNumber } from '@vipp/shared/lib/format';
import { Picture } from '@vipp/shared/ui/picture';
import { africanSites, SITE_PICTURE_SIZE, type AfricanSite } from '../model/african-sites';
import styles from './site-cards.module.css';
import { TimeLine } from './time-line';

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
