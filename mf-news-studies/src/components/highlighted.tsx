import { splitMatches } from '@vipp/shared/lib/search-text';

type Props = {
  text: string;
  /** Search; a blank one marks nothing. */
  search: string;
};

/** A text with marked matches of the search. */
export function Highlighted({ text, search }: Props) {
  return splitMatches(text, search).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
