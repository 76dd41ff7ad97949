/** The figures of the form in plain words. */
import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { toTable } from '../operators/print-rows';
import type { Comparison } from '@vipp/shared/lib/application/compare-figures';

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
const points = (share: number): string =>
  `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1).replace('.', ',')}`;

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

/** The first line says whether a version surely loses candidates. */
export function printComparison({ version, compared, rates, loser }: Comparison): string {
  const better = loser === version ? compared : version;
  const verdict =
    loser === null
      ? `Aucune des versions ${version} et ${compared} ne perd de candidats de façon certaine.`
      : `La version ${loser} perd des candidats\u202F: moins de candidatures commencées y sont envoyées qu’avec la version ${better}, sans doute possible.`;
  const rows = rates.map(({ name, share: own, other, difference }) => ({
    part: name,
    [`version ${version}`]: own === null ? HIDDEN : percent(own),
    [`version ${compared}`]: other === null ? HIDDEN : percent(other),
    'écart en points': difference ? points(difference.difference) : '',
    'intervalle à 95\u202F%': difference ? `de ${points(difference.low)} à ${points(difference.high)}` : '',
  }));
  return `${verdict}\n\n${toTable(rows, Infinity)}`;
}
