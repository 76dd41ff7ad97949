import { splitMatches } from '@vipp/shared/lib/search-text';

type Props = {
  text: string;
  /** What was searched; empty marks nothing. */
  search: string;
};

/** A text with what was searched marked in it, by the rules by which it was found. */
export function Highlighted({ text, search }: Props) {
  return splitMatches(text, search).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
