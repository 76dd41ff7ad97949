/** Figures in words for recruiters. */
import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import type { Comparison } from '@vipp/shared/lib/application/compare-figures';
import { formatNumber } from '@vipp/shared/lib/format';
import type { Difference } from '@vipp/shared/lib/statistics/proportions';

export const STAGES = [
  { stage: 'shown', label: 'Formulaire affiché' },
  { stage: 'begun', label: 'Candidature commencée' },
  { stage: 'step1', label: 'Étape 1 validée' },
  { stage: 'step2', label: 'Étape 2 validée' },
  { stage: 'sent', label: 'Candidature envoyée' },
] as const;

export const HIDDEN = 'moins de 5';
/** Parts of a total: the same word for small ones and for those that would reveal them. */
export const HIDDEN_PART = 'masqué';

export const countInWords = (count: number | null): string => (count === null ? HIDDEN : formatNumber(count));
export const partInWords = (count: number | null): string => (count === null ? HIDDEN_PART : formatNumber(count));

export const percentInWords = (share: number): string => `${formatNumber(share * 100, 1)}\u202F%`;

/** Of a number that is part of another one; empty where one of both is hidden. */
export const shareInWords = (count: number | null, of: number | null): string =>
  count === null || !of || count > of ? '' : percentInWords(count / of);

export const withShare = (count: string, share: string): string => (share ? `${count} (${share})` : count);

const signed = (share: number): string => {
  const points = Math.round(share * 1000) / 10;
  const digits = Number.isInteger(points) ? 0 : 1;
  return points > 0 ? `+${formatNumber(points, digits)}` : formatNumber(points, digits);
};

/** « −3 points, entre −9 et +2 » */
export const differenceInWords = ({ difference, low, high }: Difference): string =>
  `${signed(difference)}\u00A0points, entre ${signed(low)} et ${signed(high)}`;

export function medianInWords({ median }: FigureReport): string {
  if (!median) return 'pas encore connu';
  return median.from === 0 ? `moins de ${median.upTo} minutes` : `entre ${median.from} et ${median.upTo} minutes`;
}

/** The version that surely loses candidates, in a title and a sentence; undefined where none does. */
export function loserInWords({
  loser,
  version,
  compared,
  rates,
}: Comparison): { title: string; text: string } | undefined {
  const decisive = rates.at(-1);
  if (loser === null || !decisive?.difference || decisive.share === null || decisive.other === null) return undefined;
  const [better, own, other] =
    loser === version ? [compared, decisive.share, decisive.other] : [version, decisive.other, decisive.share];
  const { low, high } = decisive.difference;
  const [least, most] = [Math.min(Math.abs(low), Math.abs(high)), Math.max(Math.abs(low), Math.abs(high))];
  const points = (share: number) => formatNumber(Math.round(share * 1000) / 10, 1);
  return {
    title: `La version ${loser} perd des candidats, sans doute possible.`,
    text: `Sur cent candidatures commencées, ${formatNumber(own * 100, 0)} y sont envoyées, contre ${formatNumber(other * 100, 0)} avec la version ${better}\u202F: entre ${points(least)} et ${points(most)} points de moins.`,
  };
}
