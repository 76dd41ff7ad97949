import { dayInWords } from '../lib/day-in-words';
import { formatDate } from '../lib/format';

/** A date in words, then as dd-mm-yyyy (requirement 3.1). */
export const PublicationDate = ({ date }: { date: string }) => (
  <>
    <span>{dayInWords(date.slice(0, 10))}</span> <time dateTime={date}>{formatDate(date)}</time>
  </>
);
