/** The figures of one version, or of two beside each other, in words. */
import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { formatNumber } from '@vipp/shared/lib/format';

const STAGES = [
  { name: 'shown', label: 'Formulaire affiché' },
  { name: 'begun', label: 'Candidature commencée' },
  { name: 'step1', label: 'Étape 1 validée' },
  { name: 'step2', label: 'Étape 2 validée' },
  { name: 'sent', label: 'Candidature envoyée' },
] as const;

const HIDDEN = 'moins de 5';
/** A line with a cell for each version; `bar`: the number that its bar shows, null without one. */
export type FigureRow = { label: string; cells: { text: string; bar: number | null }[] };

const inWords = (count: number | null): string => (count === null ? HIDDEN : formatNumber(count));

/** A number and its share of another one, left out when either is hidden. */
const withShare = (words: string, count: number | null, of: number | null): string =>
  count === null || !of || count > of ? words : `${words} (${formatNumber((count / of) * 100, 1)}\u202F%)`;

const largest = ({ cells }: FigureRow): number => Math.max(...cells.map(({ bar }) => bar ?? 0));

/** How far candidates come. */
export const stagesOf = (reports: readonly FigureReport[]): FigureRow[] =>
  STAGES.map(({ name, label }) => ({
    label,
    cells: reports.map(({ stages: { [name]: count, shown } }) => ({
      text: withShare(inWords(count), count, shown),
      bar: count,
    })),
  }));

/** Which messages candidates get, the most frequent first; the same ones have the same question and text. */
export function messagesOf(reports: readonly FigureReport[]): FigureRow[] {
  const labelOf = ({ question, text }: FigureReport['messages'][number]): string => `${question}\u202F: ${text}`;
  const labels = [...new Set(reports.flatMap(({ messages }) => messages.map(labelOf)))];
  const rows = labels.map((label): FigureRow => ({
    label,
    cells: reports.map(({ messages }) => {
      const found = messages.find((message) => labelOf(message) === label);
      return { text: inWords(found ? found.count : 0), bar: found?.count ?? null };
    }),
  }));
  return rows.toSorted((one, other) => largest(other) - largest(one));
}

/** False where every number is hidden or zero. */
export const hasFigures = (reports: readonly FigureReport[]): boolean =>
  reports.some(({ stages }) => Object.values(stages).some((count) => count !== null));
