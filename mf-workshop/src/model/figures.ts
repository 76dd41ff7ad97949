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
/** Parts of a total: the same word for small ones and for those that would reveal them. */
const HIDDEN_PART = 'masqué';
const HIDING = `«\u202F${HIDDEN_PART}\u202F» remplace un nombre inférieur à 5, ou un nombre qui en révélerait un.`;

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

const inWords = (count: number | null, hidden: string): string => (count === null ? hidden : formatNumber(count));

/** A number and its share of another one, which is left out where one of both is hidden. */
const withShare = (words: string, count: number | null, of: number | null): string =>
  count === null || !of || count > of ? words : `${words} (${formatNumber((count / of) * 100, 1)}\u202F%)`;

/** What the lists name, each once. */
function rowsOf<Item extends { label: string }>(
  lists: readonly (readonly Item[])[],
  keyOf: (item: Item) => string,
  cellOf: (item: Item | undefined, version: number) => FigureCell,
): FigureRow[] {
  const labels = new Map(lists.flat().map((item) => [keyOf(item), item.label]));
  return [...labels].map(([key, label]) => ({
    key,
    label,
    cells: lists.map((list, version) =>
      cellOf(
        list.find((item) => keyOf(item) === key),
        version,
      ),
    ),
  }));
}

const largest = ({ cells }: FigureRow): number => Math.max(...cells.map(({ bar }) => bar ?? 0));
const byLargest = (one: FigureRow, other: FigureRow): number => largest(other) - largest(one);

export function medianInWords({ median }: Pick<FigureReport, 'median'>): string {
  if (!median) return 'pas encore connu';
  return median.from === 0 ? `moins de ${median.upTo} minutes` : `entre ${median.from} et ${median.upTo} minutes`;
}

const eachVersion = (reports: readonly FigureReport[], words: (report: FigureReport) => string): string =>
  reports.map((report) => `${words(report)} avec la version ${report.version}`).join(', ');

/** How far candidates come. */
const stagesOf = (reports: readonly FigureReport[]): FigureTable => ({
  title: 'Jusqu’où vont les candidats',
  intro: `Temps médian, de la première réponse à l’envoi\u202F: ${eachVersion(reports, medianInWords)}.`,
  caption: 'Personnes à chaque étape, et leur part des affichages',
  subject: 'Étape',
  rows: STAGES.map(({ name, label }) => ({
    key: name,
    label,
    cells: reports.map(({ stages: { [name]: count, shown } }) => ({
      text: withShare(inWords(count, HIDDEN), count, shown),
      bar: count,
    })),
  })),
  none: '',
});

/** The question before which candidates stop, the most frequent first. */
const stopsOf = (reports: readonly FigureReport[]): FigureTable => ({
  title: 'Où l’on s’arrête',
  intro: `Personnes qui ont quitté le formulaire devant une question et ne sont pas revenues\u202F: ${eachVersion(reports, ({ stops: { total } }) => inWords(total, HIDDEN))}. ${HIDING}`,
  caption: 'Question devant laquelle on s’arrête, et sa part des arrêts',
  subject: 'Question',
  rows: rowsOf(
    reports.map(({ stops }) => stops.at),
    ({ name }) => name,
    (found, version) => ({
      text: found
        ? withShare(inWords(found.count, HIDDEN_PART), found.count, reports[version]?.stops.total ?? null)
        : '0',
      bar: found?.count ?? null,
    }),
  ).toSorted(byLargest),
  none: 'Aucune personne n’a quitté le formulaire en cours de route.',
});

/** Which messages candidates get, the most frequent first; the same ones have the same question and text. */
const messagesOf = (reports: readonly FigureReport[]): FigureTable => ({
  title: 'Messages affichés',
  intro: 'Une personne peut avoir vu plusieurs fois le même message.',
  caption: 'Nombre d’affichages de chaque message',
  subject: 'Message',
  rows: rowsOf(
    reports.map(({ messages }) =>
      messages.map(({ question, text, count }) => ({ label: `${question}\u202F: ${text}`, count })),
    ),
    ({ label }) => label,
    (found) => ({ text: found ? inWords(found.count, HIDDEN) : '0', bar: found?.count ?? null }),
  ).toSorted(byLargest),
  none: 'Aucun message n’a été affiché.',
});

/** Who answered each question, of those who were asked it and did its step; without those of which no version has a number. */
const questionsOf = (reports: readonly FigureReport[]): FigureTable => ({
  title: 'Questions',
  intro: `Parmi les personnes qui ont validé l’étape. ${HIDING}`,
  caption: 'Réponses données, parmi les personnes à qui la question a été posée',
  subject: 'Question',
  rows: rowsOf(
    reports.map(({ questions }) => questions.filter(({ asked }) => asked !== null)),
    ({ name }) => name,
    (found) => {
      if (!found) return { text: '–', bar: null };
      const { asked, answered } = found;
      const words = `${inWords(answered, HIDDEN_PART)} sur ${inWords(asked, HIDDEN_PART)}`;
      return { text: withShare(words, answered, asked), bar: answered };
    },
  ),
  none: 'Aucune étape n’a encore été validée par cinq personnes.',
});

/** @returns undefined where every number is hidden or zero */
export function figureTables(reports: readonly FigureReport[]): FigureTable[] | undefined {
  const isBlank = reports.every(({ stages }) => Object.values(stages).every((count) => count === null));
  return isBlank ? undefined : [stagesOf, stopsOf, messagesOf, questionsOf].map((table) => table(reports));
}
