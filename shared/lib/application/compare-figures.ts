/** Two versions of the form side by side: shares, their difference, and how certain it is. */
import { differenceOfShares, type Difference, type Share } from '../statistics/proportions';
import type { FigureReport } from '../../contract/application/figure-report';

type Stages = FigureReport['stages'];

const RATES = [
  { name: 'commencées, sur affichées', of: 'shown', count: 'begun' },
  { name: 'étape 1 validée, sur commencées', of: 'begun', count: 'step1' },
  { name: 'étape 2 validée, sur étape 1 validée', of: 'step1', count: 'step2' },
  { name: 'envoyées, sur étape 2 validée', of: 'step2', count: 'sent' },
  { name: 'envoyées, sur commencées', of: 'begun', count: 'sent' },
] as const;

/** The rate that decides whether a version loses candidates. */
const DECISIVE = 4;

/** Undefined where a number is hidden. A candidate who began before the first day and sent after it is no share of those who began. */
function shareOf(stages: Stages, { of, count }: (typeof RATES)[number]): Share | undefined {
  const [part, whole] = [stages[count], stages[of]];
  return part === null || whole === null ? undefined : { count: Math.min(part, whole), of: whole };
}

export type ComparedRate = {
  name: string;
  share: number | null;
  other: number | null;
  /** Null where a share is unknown. */
  difference: Difference | null;
};

export type Comparison = { version: number; compared: number; rates: ComparedRate[]; loser: number | null };

const ratio = (share: Share | undefined): number | null => (share ? share.count / share.of : null);

/** `loser` is the version that surely gets fewer applications of those who begin: the whole 95 % interval says so. */
export function compareFigures(report: FigureReport, other: FigureReport): Comparison {
  const rates = RATES.map((rate): ComparedRate => {
    const [one, two] = [shareOf(report.stages, rate), shareOf(other.stages, rate)];
    return {
      name: rate.name,
      share: ratio(one),
      other: ratio(two),
      difference: one && two ? differenceOfShares(one, two) : null,
    };
  });
  const decisive = rates[DECISIVE]?.difference;
  const loser = !decisive ? null : decisive.high < 0 ? report.version : decisive.low > 0 ? other.version : null;
  return { version: report.version, compared: other.version, rates, loser };
}
