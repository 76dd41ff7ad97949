/**
 * What a long run showed, row by row. Flat: by the line through the second half, a value gains less than a tenth of its
 * level in eight hours. The second half is divided into windows, and the least value of each counts: between two
 * collections a heap also holds garbage, and between two requests a connection is open. A value is said to grow where the
 * lower end of the slope's interval says so, of 95 %: a count of 26 or 27 handles has a slope too. What grows by design has
 * a limit for each form that was stored, or for each version that was published.
 */
import type { Row } from '../../support/print-rows';
import type { Sample } from './sample';

type Column = keyof Sample;

const EIGHT_HOURS = 8 * 3_600;
const WINDOWS = 6;
const GROWTH_LIMIT = 0.1;
/** Student's t for six points, one-sided, 95 %. */
const T = 2.13;
/** Below this length of a run, a slope is noise: figures are printed without a judgement. */
export const JUDGED_SECONDS = 3_600;

const FLAT: readonly { column: Column; name: string; perVersion?: number }[] = [
  { column: 'main_rss_mb', name: 'main process, resident MB', perVersion: 0.1 },
  { column: 'workers_rss_mb', name: 'workers, resident MB', perVersion: 1 },
  { column: 'backend_rss_mb', name: 'content service, resident MB' },
  // A published version stays in the memory of both workers, as pages that are open belong to it.
  { column: 'gateway_heap_mb', name: 'gateway, heap and buffers MB', perVersion: 1 },
  { column: 'backend_heap_mb', name: 'content service, heap and buffers MB' },
  { column: 'main_handles', name: 'main process, open handles' },
  { column: 'workers_handles', name: 'workers, open handles' },
  { column: 'backend_handles', name: 'content service, open handles' },
  { column: 'database_connections', name: 'connections to the database' },
  { column: 'files', name: 'files but mails and versions' },
  { column: 'rows_bounded', name: 'rows of sessions, drafts, posts' },
];

type Designed = { column: Column; name: string; per: Column; unit: string; factor?: number; limit: number };

const BY_DESIGN: readonly Designed[] = [
  { column: 'database_mb', name: 'database', per: 'forms', unit: 'kB a form', factor: 1024, limit: 20 },
  { column: 'rows_due_later', name: 'rows that are deleted when due', per: 'forms', unit: 'a form', limit: 8 },
  { column: 'mails', name: 'mails as files', per: 'forms', unit: 'a form', limit: 4 },
  { column: 'build_files', name: 'files of versions', per: 'versions', unit: 'a version', limit: 400 },
];

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** By least squares, with its standard error. */
function slopeOf(points: readonly { x: number; y: number }[]): { slope: number; error: number } {
  const [centreX, centreY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const above = points.reduce((sum, { x, y }) => sum + (x - centreX) * (y - centreY), 0);
  const below = points.reduce((sum, { x }) => sum + (x - centreX) ** 2, 0);
  if (below === 0) return { slope: 0, error: 0 };
  const slope = above / below;
  const squares = points.reduce((sum, { x, y }) => sum + (y - centreY - slope * (x - centreX)) ** 2, 0);
  return { slope, error: Math.sqrt(squares / Math.max(1, points.length - 2) / below) };
}

/** Least value of each window of some samples, at the middle of the window. */
function envelope(samples: readonly Sample[], column: Column): { x: number; y: number }[] {
  const size = Math.max(1, Math.floor(samples.length / WINDOWS));
  const windows = Array.from({ length: Math.floor(samples.length / size) }, (_, index) =>
    samples.slice(index * size, (index + 1) * size),
  );
  return windows.map((window) => ({
    x: mean(window.map(({ seconds }) => seconds)),
    y: Math.min(...window.map((sample) => sample[column])),
  }));
}

const shown = (number: number): string => (Math.abs(number) < 100 ? number.toFixed(1) : number.toFixed(0));

const signed = (number: number): string => `${number >= 0 ? '+' : ''}${shown(number)}`;

function flatRow(samples: readonly Sample[], { column, name, perVersion = 0 }: (typeof FLAT)[number]): Row {
  const half = samples.slice(Math.floor(samples.length / 2));
  const points = envelope(half, column);
  const level = mean(points.map(({ y }) => y));
  const [first, last] = [half[0], half.at(-1)];
  const seconds = (last?.seconds ?? 0) - (first?.seconds ?? 0);
  const versions = (last?.versions ?? 0) - (first?.versions ?? 0);
  const ofVersions = seconds === 0 ? 0 : (versions * perVersion * EIGHT_HOURS) / seconds;
  const { slope, error } = slopeOf(points);
  const growth = slope * EIGHT_HOURS;
  const atLeast = (slope - T * error) * EIGHT_HOURS;
  const isJudged = (last?.seconds ?? 0) >= JUDGED_SECONDS;
  return {
    name,
    'at first': shown(samples[0]?.[column] ?? NaN),
    'at half': shown(points[0]?.y ?? NaN),
    'at the end': shown(points.at(-1)?.y ?? NaN),
    'in 8 h': `${signed(growth)}, at least ${signed(atLeast)}`,
    limit: shown(level * GROWTH_LIMIT + ofVersions),
    holds: isJudged ? atLeast < level * GROWTH_LIMIT + ofVersions : undefined,
  };
}

function designedRow(samples: readonly Sample[], { column, name, per, unit, factor = 1, limit }: Designed): Row {
  const [first, last] = [samples[0], samples.at(-1)];
  const grown = (last?.[column] ?? NaN) - (first?.[column] ?? NaN);
  const causes = (last?.[per] ?? 0) - (first?.[per] ?? 0);
  const each = causes === 0 ? 0 : (grown * factor) / causes;
  return {
    name: `${name}, by design`,
    'at first': shown(first?.[column] ?? NaN),
    'at the end': shown(last?.[column] ?? NaN),
    'in 8 h': `${shown(each)} ${unit}`,
    limit,
    holds: (last?.seconds ?? 0) >= JUDGED_SECONDS ? each <= limit : undefined,
  };
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/** @param samples in the order of time, at least one */
export function toRows(samples: readonly Sample[], workers: number): Row[] {
  const last = samples.at(-1);
  const latency = (column: Column): string => middle(samples.map((sample) => sample[column])).toFixed(1);
  const restarted = samples.filter((sample) => sample.workers !== workers).length;
  const waiting = Math.max(...samples.map(({ mails_waiting }) => mails_waiting));
  return [
    { name: 'hours', 'at the end': ((last?.seconds ?? 0) / 3_600).toFixed(2) },
    { name: 'requests', 'at the end': last?.requests, holds: (last?.requests ?? 0) > 0 },
    { name: 'failed', 'at the end': last?.failed, limit: 0, holds: last?.failed === 0 },
    { name: 'refused while the machine was too busy, repeated', 'at the end': last?.busy },
    { name: 'p50, p99 of a minute, ms, medians', 'at the end': `${latency('p50_ms')}, ${latency('p99_ms')}` },
    { name: 'forms stored, versions published', 'at the end': `${last?.forms}, ${last?.versions}` },
    { name: `samples without ${workers} workers`, 'at the end': restarted, limit: 0, holds: restarted === 0 },
    { name: 'mails waiting at most', 'at the end': waiting },
    ...FLAT.map((flat) => flatRow(samples, flat)),
    ...BY_DESIGN.map((designed) => designedRow(samples, designed)),
  ];
}
