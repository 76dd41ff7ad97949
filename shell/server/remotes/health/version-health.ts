/** Recent renders and failures of each version of a remote, in this gateway and in the browsers of its visitors; in memory only. */
export type FailureKind = 'load' | 'render' | 'browser';

export type HealthCounts = {
  renders: number;
  /** Sent pages, including those from the page cache; behind shared caches the networks in which it was loaded. */
  pages: number;
  failures: Readonly<Record<FailureKind, number>>;
  /** Number of failures of all kinds. */
  failed: number;
  /** Failures among renders and failures, 0 to 1. */
  errorRate: number;
  last: { kind: FailureKind; reason: string } | undefined;
};

export type HealthListener = {
  rendered?: (remote: string, version: string, ms: number) => void;
  failed?: (remote: string, version: string, kind: FailureKind) => void;
};

export type VersionHealth = {
  /** Counts a page of this version, rendered or cached. */
  served: (remote: string, version: string) => void;
  rendered: (remote: string, version: string, ms: number) => void;
  /** @param reason for operators, such as `TypeError at /contact`, without data of the visitor */
  failed: (remote: string, version: string, kind: FailureKind, reason: string) => void;
  /** Counts of the last five minutes, and not before `since` (milliseconds since 1970). */
  counts: (remote: string, version: string, since?: number) => HealthCounts;
  listen: (listener: HealthListener) => void;
};

export const WINDOW_MINUTES = 5;

const MINUTE = 60_000;
const BUCKET_MS = 5_000;
const MAX_VERSIONS = 40;
const MAX_REASON_LENGTH = 160;

/** Oldest age of what `counts` includes: the window, and the bucket in which it begins. */
export const COUNTED_MS = WINDOW_MINUTES * MINUTE + BUCKET_MS;

type Bucket = {
  start: number;
  renders: number;
  pages: number;
  failures: Record<FailureKind, number>;
};
type Track = { buckets: Bucket[]; last: { kind: FailureKind; reason: string; at: number } | undefined };

export const versionKey = (remote: string, version: string): string => `${remote}@${version}`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function totals(buckets: readonly Bucket[]): Omit<HealthCounts, 'last'> {
  const ofKind = (kind: FailureKind) => sum(buckets.map(({ failures }) => failures[kind]));
  const failures = { load: ofKind('load'), render: ofKind('render'), browser: ofKind('browser') };
  const renders = sum(buckets.map((bucket) => bucket.renders));
  const failed = sum(Object.values(failures));
  const pages = sum(buckets.map((bucket) => bucket.pages));
  return { renders, pages, failures, failed, errorRate: failed === 0 ? 0 : failed / (renders + failed) };
}

/** The current bucket; drops those that are older than all summaries. */
function bucketAt(track: Track, now: number): Bucket {
  const start = now - (now % BUCKET_MS);
  const latest = track.buckets.at(-1);
  if (latest && latest.start >= start) return latest;
  const bucket = { start, renders: 0, pages: 0, failures: { load: 0, render: 0, browser: 0 } };
  track.buckets = [...track.buckets.filter((one) => one.start > now - COUNTED_MS), bucket];
  return bucket;
}

const NOTHING: Track = { buckets: [], last: undefined };

type Options = { now?: () => number };

export function createVersionHealth({ now = Date.now }: Options = {}): VersionHealth {
  const tracks = new Map<string, Track>();
  const listeners: HealthListener[] = [];

  /** Orders the versions by their latest report, and evicts the least recently reported one. */
  const touch = (key: string): Track => {
    const track = tracks.get(key) ?? { buckets: [], last: undefined };
    tracks.delete(key);
    tracks.set(key, track);
    const [oldest] = tracks.keys();
    if (tracks.size > MAX_VERSIONS && oldest !== undefined) tracks.delete(oldest);
    return track;
  };

  const counts: VersionHealth['counts'] = (remote, version, since = 0) => {
    const track = tracks.get(versionKey(remote, version)) ?? NOTHING;
    const from = Math.max(since, now() - WINDOW_MINUTES * MINUTE);
    const { last } = track;
    return {
      ...totals(track.buckets.filter(({ start }) => start + BUCKET_MS > from)),
      last: last && last.at > from - BUCKET_MS ? { kind: last.kind, reason: last.reason } : undefined,
    };
  };

  const bucketOf = (remote: string, version: string): Bucket => bucketAt(touch(versionKey(remote, version)), now());

  return {
    served: (remote, version) => {
      bucketOf(remote, version).pages += 1;
    },
    rendered: (remote, version, ms) => {
      bucketOf(remote, version).renders += 1;
      for (const listener of listeners) listener.rendered?.(remote, version, ms);
    },
    failed: (remote, version, kind, reason) => {
      const track = touch(versionKey(remote, version));
      bucketAt(track, now()).failures[kind] += 1;
      track.last = { kind, reason: reason.slice(0, MAX_REASON_LENGTH), at: now() };
      for (const listener of listeners) listener.failed?.(remote, version, kind);
    },
    counts,
    listen: (listener) => void listeners.push(listener),
  };
}

// When a version counts as bad, for the canary guard and the status page.

const MIN_FAILURES = 5;
const MAX_ERROR_RATE = 0.05;
/** Fewer than other failures, because a version that does not load renders no page at all. */
const MIN_LOAD_ERRORS = 2;

/** Reports of browsers are unverified: two weigh as much as one failure in the gateway. */
const REPORT_WEIGHT = 0.5;
/** Without failures in the gateway, reports count only from this many networks, and for this many pages and share of them. */
const MIN_NETWORKS = 10;
const MIN_PAGES = 20;
const MAX_REPORTED_SHARE = 0.1;

/** `quiet`: without recent requests. */
export type HealthVerdict = 'good' | 'watch' | 'bad' | 'quiet';

/** Reports add to failures in the gateway, and at most double them. */
function isFailing({ renders, failures }: HealthCounts): boolean {
  const own = failures.load + failures.render;
  const weighed = own + Math.min(own, failures.browser * REPORT_WEIGHT);
  return weighed >= MIN_FAILURES && weighed / (renders + weighed) >= MAX_ERROR_RATE;
}

/** A fault in browsers only, such as a script that throws for all visitors. Each network counts once. */
const isReportedWidely = ({ pages, failures: { browser } }: HealthCounts): boolean =>
  browser >= MIN_NETWORKS && pages >= MIN_PAGES && browser / pages >= MAX_REPORTED_SHARE;

/** Whether a version fails so often that no visitor should get it. */
export const isPastThreshold = (counts: HealthCounts): boolean =>
  counts.failures.load >= MIN_LOAD_ERRORS || isFailing(counts) || isReportedWidely(counts);

/** Worst first. */
export const VERDICT_ORDER = ['bad', 'watch', 'good', 'quiet'] as const satisfies readonly HealthVerdict[];

/** The worst verdict; `quiet` when there is none. */
export const worstOf = (verdicts: readonly HealthVerdict[]): HealthVerdict =>
  VERDICT_ORDER.find((one) => verdicts.includes(one)) ?? 'quiet';

export function verdictOf(counts: HealthCounts, fault: string | undefined): HealthVerdict {
  if (fault !== undefined || isPastThreshold(counts)) return 'bad';
  if (counts.failed > 0) return 'watch';
  return counts.renders > 0 ? 'good' : 'quiet';
}
