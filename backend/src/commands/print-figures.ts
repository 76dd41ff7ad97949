/** The figures of the form in plain words. */
import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { toTable } from '../operators/print-rows';

const HIDDEN = 'moins de 5';
/** Parts of a total: the same word for small ones and for those that would reveal them, which would reveal each other otherwise. */
const HIDDEN_PART = 'masqué';
const NOTE = `\n${HIDDEN_PART}\u202F: moins de 5, ou un nombre qui en révélerait un.\n`;
const STAGES = [
  ['shown', 'Formulaire affiché'],
  ['begun', 'Candidature commencée'],
  ['step1', 'Étape 1 validée'],
  ['step2', 'Étape 2 validée, aperçu atteint'],
  ['sent', 'Candidature envoyée'],
] as const;

const words = (count: number | null): string => (count === null ? HIDDEN : String(count));
const part = (count: number | null): string => (count === null ? HIDDEN_PART : String(count));
const percent = (share: number): string => `${(share * 100).toFixed(1).replace('.', ',')}\u202F%`;

const share = (count: number | null, of: number | null): string =>
  count === null || of === null || count > of ? '' : percent(count / of);

const indented = (table: string): string => table.replaceAll(/^(?=.)/gm, '  ');

function section(title: string, rows: Parameters<typeof toTable>[0]): string {
  return `\n${title}\n${rows.length === 0 ? '  rien\n' : indented(toTable(rows, Infinity))}`;
}

function funnel({ stages }: FigureReport): string {
  const rows = STAGES.map(([stage, label], index) => {
    const before = STAGES[index - 1]?.[0];
    return {
      étape: label,
      personnes: words(stages[stage]),
      'de l’étape d’avant': before ? share(stages[stage], stages[before]) : '',
      'des affichages': share(stages[stage], stages.shown),
    };
  });
  return indented(toTable(rows, Infinity));
}

const duration = ({ median }: FigureReport): string =>
  `\nTemps médian du début à l’envoi\u202F: ${median ? `de ${median.from} à ${median.upTo} minutes` : 'pas encore connu'}\n`;

export function printFigures(report: FigureReport): string {
  const { version, since, stops, questions, messages } = report;
  const text = [
    `Version ${version}${since ? `, depuis le ${since}` : ''}\n`,
    funnel(report),
    duration(report),
    section(
      `Question devant laquelle on s’arrête (${words(stops.total)} en tout)`,
      stops.at.map(({ label, count }) => ({ question: label, personnes: part(count) })),
    ),
    section(
      'Messages affichés',
      messages.map(({ question, text, count }) => ({ question, message: text, fois: words(count) })),
    ),
    section(
      'Questions des étapes validées',
      questions
        .filter(({ asked }) => asked !== null)
        .map(({ label, asked, answered }) => ({ question: label, posée: part(asked), répondue: part(answered) })),
    ),
  ].join('');
  return text.includes(HIDDEN_PART) ? text + NOTE : text;
}
