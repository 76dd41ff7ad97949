import { toRows } from './judge';
import { COLUMNS, type Sample } from './sample';

const WORKERS = 2;
const MINUTES = 120;

/** A run of two hours with a sample a minute; what is not given is always the same. */
const samplesOf = (values: Partial<Record<keyof Sample, (minute: number) => number>>): Sample[] =>
  Array.from({ length: MINUTES }, (_, minute) => {
    const same = Object.fromEntries(COLUMNS.map((column) => [column, 100])) as Sample;
    const given = Object.fromEntries(Object.entries(values).map(([column, value]) => [column, value(minute)]));
    return { ...same, seconds: minute * 60, failed: 0, workers: WORKERS, versions: 0, forms: minute, ...given };
  });

const faultsOf = (samples: readonly Sample[]): string[] =>
  toRows(samples, WORKERS).flatMap(({ name, holds }) => (holds === false ? [name] : []));

/** Numbers between 0 and 1 that are the same in each run. */
const noise = (minute: number): number => Math.abs(Math.sin(minute * 12.9898) * 43_758.5453) % 1;

it('is satisfied with what stays the same', () => {
  expect(faultsOf(samplesOf({}))).toEqual([]);
});

it('is satisfied with noise: garbage between two collections, connections between two requests', () => {
  const samples = samplesOf({
    gateway_heap_mb: (minute) => 200 + 20 * (minute % 7) + 5 * noise(minute),
    main_handles: (minute) => 25 + Math.round(4 * noise(minute)),
    database_connections: (minute) => 13 + Math.round(4 * noise(minute + 500)),
  });
  expect(faultsOf(samples)).toEqual([]);
});

it.each([
  ['a handle every ten minutes', 'main_handles', 'main process, open handles', 0.1],
  ['half a megabyte every minute', 'backend_rss_mb', 'content service, resident MB', 0.5],
  ['a row every five minutes', 'rows_bounded', 'rows of sessions, drafts, posts', 0.2],
] as const)('finds a leak of %s, also within noise', (_, column, name, perMinute) => {
  const samples = samplesOf({ [column]: (minute: number) => 100 + Math.floor(perMinute * minute) + 3 * noise(minute) });
  expect(faultsOf(samples)).toEqual([name]);
});

it('finds forms that store more than they should, a failed request and a lost worker', () => {
  const samples = samplesOf({
    database_mb: (minute) => 10 + minute,
    failed: () => 1,
    workers: (minute) => (minute === 60 ? 1 : WORKERS),
  });
  expect(faultsOf(samples)).toEqual(['failed', 'samples without 2 workers', 'database, by design']);
});

it('does not judge slopes of less than an hour', () => {
  const samples = samplesOf({ main_handles: (minute) => 26 + minute }).slice(0, 30);
  expect(faultsOf(samples)).toEqual([]);
});
