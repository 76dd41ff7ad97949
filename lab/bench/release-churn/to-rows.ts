/** What a run of release churn showed, row by row, and whether its limits hold. */
import { percentile } from '../../support/figures';
import type { Row } from '../../support/print-rows';
import type { Memory } from './gateway-memory';

const LIMITS = { liveMs: 1_000, memoryGrowth: 0.1 };

export type ChurnTimes = Record<'publish' | 'promote' | 'rollback' | 'live', number[]>;
export type ChurnResult = {
  requests: number;
  failed: readonly string[];
  inconsistent: readonly string[];
  times: ChurnTimes;
  /** Memory after every tenth version. */
  trend: readonly Memory[];
  before: Memory;
  peak: Memory;
  after: Memory;
};

const ms = (number: number): string => `${number.toFixed(0)} ms`;
const medianAndMax = (times: readonly number[]): string =>
  `${ms(percentile(times, 0.5) ?? 0)}, ${ms(Math.max(0, ...times))}`;

function memoryRow(label: string, figure: keyof Memory, { before, peak, after }: ChurnResult): Row {
  const growth = after[figure] / before[figure] - 1;
  const values = [before, peak, after].map((memory) => memory[figure].toFixed(0)).join(' → ');
  return { name: label, value: `${values} MB (${(growth * 100).toFixed(1)} %)`, holds: growth <= LIMITS.memoryGrowth };
}

type ChurnSize = { versions: number; warmUp: number; trendEvery: number };

export function toRows(result: ChurnResult, { versions, warmUp, trendEvery }: ChurnSize): Row[] {
  const { requests, failed, inconsistent, times, trend } = result;
  const slowest = Math.max(...times.live);
  const phases = `after ${warmUp} versions, peak, after ${versions} more`;
  const trendOf = (figure: keyof Memory): string => `${trend.map((memory) => memory[figure].toFixed(0)).join(', ')} MB`;
  return [
    { name: 'requests', value: requests, holds: requests > 0 },
    { name: 'failed', value: failed.length, holds: failed.length === 0 },
    { name: 'inconsistent', value: inconsistent.length, holds: inconsistent.length === 0 },
    {
      name: 'publishes, promotions, rollbacks',
      value: [times.publish, times.promote, times.rollback].map(({ length }) => length).join(', '),
      holds: times.publish.length === versions,
    },
    { name: 'publish, median and max', value: medianAndMax(times.publish) },
    { name: 'promote, median and max', value: medianAndMax(times.promote) },
    { name: 'rollback, median and max', value: medianAndMax(times.rollback) },
    { name: 'from the command’s return until live, max', value: ms(slowest), holds: slowest <= LIMITS.liveMs },
    memoryRow(`heap and buffers: ${phases}`, 'heap', result),
    { name: `heap and buffers, every ${trendEvery} versions`, value: trendOf('heap') },
    memoryRow(`resident: ${phases}`, 'rss', result),
    { name: `resident, every ${trendEvery} versions`, value: trendOf('rss') },
  ];
}
