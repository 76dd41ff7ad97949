/** The figures of one version, or of two beside each other, as tables in words. */
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
/** `bar`: the number that its bar shows; null without one. */
export type FigureCell = { text: string; bar: number | null };
/** A cell for each version. */
export type FigureRow = { key: string; label: string; cells: FigureCell[] };
export type FigureTable = {
  title: string;
  intro?: string;
  caption: string;
  /** Title of the first column. */
  subject: string;
  rows: FigureRow[];
  /** Sentence instead of a table without rows. */
  none: string;
};

const inWords = (count: number | null): string => (count === null ? HIDDEN : formatNumber(count));

/** A number and its share of another one, left out when either is hidden. */
const withShare = (words: string, count: number | null, of: number | null): string =>
  count === null || !of || count > of ? words : `${words} (${formatNumber((count / of) * 100, 1)}\u202F%)`;

const largest = ({ cells }: FigureRow): number => Math.max(...cells.map(({ bar }) => bar ?? 0));

/** How far candidates come. */
const stagesOf = (reports: readonly FigureReport[]): FigureTable => ({
  title: 'Jusqu’où vont les candidats',
  caption: 'Personnes à chaque étape, et leur part des affichages',
  subject: 'Étape',
  rows: STAGES.map(({ name, label }) => ({
    key: name,
    label,
    cells: reports.map(({ stages: { [name]: count, shown } }) => ({
      text: withShare(inWords(count), count, shown),
      bar: count,
    })),
  })),
  none: '',
});

/** Which messages candidates get, the most frequent first; the same ones have the same question and text. */
function messagesOf(reports: readonly FigureReport[]): FigureTable {
  const labelOf = ({ question, text }: FigureReport['messages'][number]): string => `${question}\u202F: ${text}`;
  const labels = [...new Set(reports.flatMap(({ messages }) => messages.map(labelOf)))];
  const rows = labels.map((label) => ({
    key: label,
    label,
    cells: reports.map(({ messages }): FigureCell => {
      const found = messages.find((message) => labelOf(message) === label);
      return { text: inWords(found ? found.count : 0), bar: found?.count ?? null };
    }),
  }));
  return {
    title: 'Messages affichés',
    intro: 'Une personne peut avoir vu plusieurs fois le même message.',
    caption: 'Nombre d’affichages de chaque message',
    subject: 'Message',
    rows: rows.toSorted((one, other) => largest(other) - largest(one)),
    none: 'Aucun message n’a été affiché.',
  };
}

/** @returns undefined where every number is hidden or zero */
export function figureTables(reports: readonly FigureReport[]): FigureTable[] | undefined {
  const isBlank = reports.every(({ stages }) => Object.values(stages).every((count) => count === null));
  return isBlank ? undefined : [stagesOf(reports), messagesOf(reports)];
}
