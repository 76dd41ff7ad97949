import { ArrowRight } from 'lucide-react';
import type { Opening } from '@vipp/shared/contract/application/definition';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { openingPath, type OpenPosition } from '@vipp/shared/lib/open-openings';
import { Button } from '@vipp/shared/ui/button';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Section } from '@vipp/shared/ui/section';
import { APPLY_PATH, applyPath } from '../model/apply-path';
import styles from './open-positions.module.css';

type PlaceProps = { position: string; opening: Opening };

/** A place as a ticket: a link to the form with preset country and position. */
function Place({ position, opening: { country, city, closesOn } }: PlaceProps) {
  return (
    <PageLink className={styles.place} to={applyPath(country, position)}>
      <span className={styles.where}>
        <span className={styles.city}>{city}</span> <span className={styles.country}>{country}</span>
      </span>{' '}
      <span className={styles.until}>
        Candidatures ouvertes jusqu’au <time dateTime={closesOn}>{dayInWords(closesOn)}</time>
      </span>{' '}
      <span className={styles.apply}>
        Postuler <ArrowRight />
      </span>
    </PageLink>
  );
}

/** An open position: its description and its places. */
function PositionOffer({ position: { value, label, summary, openings } }: { position: OpenPosition }) {
  return (
    <article className={styles.offer}>
      <div className={styles.words}>
        <h3 className={styles.title}>{`${label} (F/H)`}</h3>
        <p className={styles.summary}>{summary}</p>
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

export const POSITIONS_ANCHOR = 'postes';

function NothingOpen() {
  return (
    <div className={styles.nothing}>
      <p>
        Aucun poste n’est ouvert aujourd’hui. Nous recrutons par vagues{'\u202F'}: envoyez une candidature spontanée,
        elle sera lue lors de la prochaine.
      </p>
      <Button to={APPLY_PATH} icon={<ArrowRight />}>
        Envoyer une candidature spontanée
      </Button>
    </div>
  );
}

type Props = { positions: readonly OpenPosition[] };

/** The positions that are open today, with their places. */
export function OpenPositions({ positions }: Props) {
  return (
    <Section id={POSITIONS_ANCHOR} title="Postes ouverts" tone="tint">
      {positions.length === 0 ? (
        <NothingOpen />
      ) : (
        <div className={styles.positions}>
          {positions.map((position) => (
            <PositionOffer key={position.value} position={position} />
          ))}
        </div>
      )}
    </Section>
  );
}
