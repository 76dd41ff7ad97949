import { formatNumber } from '@vipp/shared/lib/format';
import { Picture } from '@vipp/shared/ui/picture';
import { africanSites, SITE_LANGUAGES, SITE_PICTURE_SIZE, type AfricanSite } from '../model/african-sites';
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
      <dl className={styles.facts}>
        <div className={styles.positions}>
          <dt>positions</dt>
          <dd>{formatNumber(positions)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>Langues</dt>
          <dd>{SITE_LANGUAGES}</dd>
        </div>
      </dl>
    </>
  );
}

/** The three African sites on a time line, by the year of their opening. */
export function SiteCards() {
  return (
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
  );
}
