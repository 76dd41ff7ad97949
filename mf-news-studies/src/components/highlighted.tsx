import { splitMatches } from '@vipp/shared/lib/search-text';

type Props = {
  text: string;
  /** What was searched; empty marks nothing. */
  search: string;
};

/** A text in which the matches of the search are marked, by the same rules as the search. */
export function Highlighted({ text, search }: Props) {
  return splitMatches(text, search).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
