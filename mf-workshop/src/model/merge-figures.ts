/** Figures of one or two versions by question and message: a count for each version, undefined where it has none. */
import type { FigureReport } from '@vipp/shared/contract/application/figure-report';

type Count = number | null | undefined;

const keysOf = <Item>(lists: readonly (readonly Item[])[], keyOf: (item: Item) => string): string[] => [
  ...new Set(lists.flat().map(keyOf)),
];

/** Hidden numbers are small ones, or little more. */
const size = (counts: readonly Count[]): number =>
  Math.max(...counts.map((count) => (count === null ? 1 : (count ?? 0))));
const bySize = (one: { counts: readonly Count[] }, other: { counts: readonly Count[] }): number =>
  size(other.counts) - size(one.counts);

/** The question before which candidates stop, the most frequent first. */
export function mergedStops(reports: readonly FigureReport[]) {
  const lists = reports.map(({ stops }) => stops.at);
  return keysOf(lists, ({ name }) => name)
    .map((name) => {
      const found = lists.map((list) => list.find((one) => one.name === name));
      return { name, label: found.find(Boolean)?.label ?? name, counts: found.map((one) => one?.count) };
    })
    .toSorted(bySize);
}

/** Messages are the same where question and text are. */
export function mergedMessages(reports: readonly FigureReport[]) {
  const lists = reports.map(({ messages }) => messages);
  const keyOf = ({ question, text }: FigureReport['messages'][number]) => `${question}\n${text}`;
  return keysOf(lists, keyOf)
    .map((name) => {
      const found = lists.map((list) => list.find((one) => keyOf(one) === name));
      const { question = '', text = '' } = found.find(Boolean) ?? {};
      return { name, question, text, counts: found.map((one) => one?.count) };
    })
    .toSorted(bySize);
}

/** Questions in the order of the form; without those of which no version shows a number. */
export function mergedQuestions(reports: readonly FigureReport[]) {
  const lists = reports.map(({ questions }) => questions);
  return keysOf(lists, ({ name }) => name)
    .map((name) => {
      const found = lists.map((list) => list.find((one) => one.name === name));
      return {
        name,
        label: found.find(Boolean)?.label ?? name,
        asked: found.map((one) => one?.asked),
        answered: found.map((one) => one?.answered),
      };
    })
    .filter(({ asked }) => asked.some((count) => typeof count === 'number'));
}
