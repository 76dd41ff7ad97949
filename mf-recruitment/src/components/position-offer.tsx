import { ArrowRight } from 'lucide-react';
import type { Opening } from '@vipp/shared/contract/application/definition';
import { openingPath, type OpenPosition } from '@vipp/shared/lib/open-openings';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { PageLink } from '@vipp/shared/ui/page-link';
import { applyPath } from '../model/apply-path';
import { COMMON_CONDITIONS } from '../model/job-posting';
import styles from './position-offer.module.css';

type PlaceProps = { position: string; opening: Opening };

/** A place as a ticket, which is a link to the form with preset country and position. */
function Place({ position, opening: { country, city, closesOn } }: PlaceProps) {
  return (
    <PageLink className={styles.place} to={applyPath(country, position)}>
      <span className={styles.where}>
        <span className={styles.city}>{city}</span> <span className={styles.country}>{country}</span>
      </span>{' '}
      <span className={styles.until}>
        Jusqu’au <time dateTime={closesOn}>{dayInWords(closesOn)}</time>
      </span>{' '}
      <span className={styles.apply}>
        Postuler <ArrowRight className={styles.arrow} />
      </span>
    </PageLink>
  );
}

type Props = { position: OpenPosition };

/** An open position: its description and its places. */
export function PositionOffer({ position: { value, label, summary, openings } }: Props) {
  return (
    <article className={styles.offer}>
      <div className={styles.words}>
        <h3 className={styles.title}>{label}</h3>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.conditions}>{COMMON_CONDITIONS}</p>
      </div>
      <ul className={styles.places} role="list">
        {openings.map((opening) => (
          <li key={opening.country + opening.city} className={styles.entry}>
            <Place position={value} opening={opening} />
            <PageLink className={styles.details} to={openingPath({ value }, opening)}>
              Lire l’offre de {opening.city}
            </PageLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
