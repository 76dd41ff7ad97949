/** What a run of swaps showed, line by line, and whether it holds. */
const LIMITS = { liveMs: 1_000, memoryGrowth: 0.1 };

const percentile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? 0;

export function toRows({ seen, times, trend, before, peak, after }, { versions, warmUp, trendEvery }) {
  const { publish: published, promote, rollback, live } = times;
  const figure = (name, value, holds) => ({ name, value, holds: holds === undefined ? '' : holds });
  const ms = (number) => `${number.toFixed(0)} ms`;
  const growth = (name) => after[name] / before[name] - 1;
  const memory = (name) =>
    `${before[name].toFixed(0)} → ${peak[name].toFixed(0)} → ${after[name].toFixed(0)} MB (${(growth(name) * 100).toFixed(1)} %)`;
  return [
    figure('requests', String(seen.requests), seen.requests > 0),
    figure('failed', String(seen.failed.length), seen.failed.length === 0),
    figure('inconsistent', String(seen.inconsistent.length), seen.inconsistent.length === 0),
    figure(
      'publishes, promotions, rollbacks',
      `${published.length}, ${promote.length}, ${rollback.length}`,
      published.length === versions,
    ),
    figure('publish, median and max', `${ms(percentile(published, 0.5))}, ${ms(Math.max(...published))}`),
    figure('promote, median and max', `${ms(percentile(promote, 0.5))}, ${ms(Math.max(...promote))}`),
    figure('rollback, median and max', `${ms(percentile(rollback, 0.5))}, ${ms(Math.max(0, ...rollback))}`),
    figure('from the command’s return until live, max', ms(Math.max(...live)), Math.max(...live) <= LIMITS.liveMs),
    figure(
      `heap and buffers: after ${warmUp} versions, peak, after ${versions} more`,
      memory('heap'),
      growth('heap') <= LIMITS.memoryGrowth,
    ),
    figure(
      `heap and buffers, every ${trendEvery} versions`,
      `${trend.map(({ heap }) => heap.toFixed(0)).join(', ')} MB`,
    ),
    figure(
      `resident: after ${warmUp} versions, peak, after ${versions} more`,
      memory('rss'),
      growth('rss') <= LIMITS.memoryGrowth,
    ),
    figure(`resident, every ${trendEvery} versions`, `${trend.map(({ rss }) => rss.toFixed(0)).join(', ')} MB`),
  ];
}
