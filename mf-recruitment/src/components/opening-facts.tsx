import type { Opening } from '@vipp/shared/contract/application/definition';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import styles from './opening-facts.module.css';

type Props = { opening: Opening };

const Day = ({ date }: { date: string }) => <time dateTime={date}>{dayInWords(date)}</time>;

/** Place and dates of an opening. */
export function OpeningFacts({ opening: { city, country, publishedOn, closesOn } }: Props) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Lieu</dt>
        <dd>
          {city}, {country}
        </dd>
      </div>
      <div>
        <dt>Publiée le</dt>
        <dd>
          <Day date={publishedOn} />
        </dd>
      </div>
      <div>
        <dt>Candidatures jusqu’au</dt>
        <dd>
          <Day date={closesOn} />
        </dd>
      </div>
    </dl>
  );
}
