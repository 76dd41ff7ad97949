/** Recent renders and failures of each version of a remote, in this gateway and in the browsers of its visitors; in memory only. */
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../registry/registry';
import { remoteOf, type RegistryState } from '../registry/registry-state';

export type FailureKind = 'load' | 'render' | 'browser';

export type HealthCounts = {
  renders: number;
  /** Pages that this gateway sent, including those from its cache; shared caches store no canary. */
  pages: number;
  failures: Readonly<Record<FailureKind, number>>;
  /** Number of failures of all kinds. */
  failed: number;
  last: { kind: FailureKind; reason: string } | undefined;
};

type Listener = {
  rendered?: (remote: string, version: string, ms: number) => void;
  failed?: (remote: string, version: string, kind: FailureKind) => void;
  /** Reports of many other versions came since. */
  forgotten?: (remote: string, version: string) => void;
};

const WINDOW_MINUTES = 5;

const MINUTE = 60_000;
const BUCKET_MS = 5_000;
const MAX_VERSIONS = 40;
const MAX_REASON_LENGTH = 160;

/** Oldest age in `counts`: the window, and the bucket of its beginning. */
export const COUNTED_MS = WINDOW_MINUTES * MINUTE + BUCKET_MS;

/** What a bucket of time counts. */
type Counted = 'renders' | 'pages' | FailureKind;
type Bucket = Record<Counted, number> & { start: number };
type Track = { buckets: Bucket[]; last: { kind: FailureKind; reason: string; at: number } | undefined };

export const versionKey = (remote: string, version: string): string => `${remote}@${version}`;

function totals(buckets: readonly Bucket[]): Omit<HealthCounts, 'last'> {
  const sum = (what: Counted) => buckets.reduce((total, bucket) => total + bucket[what], 0);
  const failures = { load: sum('load'), render: sum('render'), browser: sum('browser') };
  const failed = failures.load + failures.render + failures.browser;
  return { renders: sum('renders'), pages: sum('pages'), failures, failed };
}

export function createVersionHealth({ now = Date.now }: { now?: () => number } = {}) {
  /** The least recently reported version is evicted. */
  const tracks = new LRUCache<string, Track>({
    max: MAX_VERSIONS,
    dispose: (_track, key, reason) => {
      const [remote = '', version = ''] = key.split('@');
      if (reason === 'evict') for (const listener of listeners) listener.forgotten?.(remote, version);
    },
  });
  const listeners: Listener[] = [];

  const count = (remote: string, version: string, what: Counted): Track => {
    const track = tracks.get(versionKey(remote, version)) ?? { buckets: [], last: undefined };
    tracks.set(versionKey(remote, version), track);
    const start = now() - (now() % BUCKET_MS);
    let bucket = track.buckets.at(-1);
    if (!bucket || bucket.start < start) {
      bucket = { start, renders: 0, pages: 0, load: 0, render: 0, browser: 0 };
      track.buckets = [...track.buckets.filter((one) => one.start > now() - COUNTED_MS), bucket];
    }
    bucket[what] += 1;
    return track;
  };

  return {
    /** Counts a page of this version, rendered or cached. */
    served: (remote: string, version: string): void => void count(remote, version, 'pages'),
    rendered: (remote: string, version: string, ms: number): void => {
      count(remote, version, 'renders');
      for (const listener of listeners) listener.rendered?.(remote, version, ms);
    },
    /** @param reason for operators, such as `TypeError at /contact`, without data of the visitor */
    failed: (remote: string, version: string, kind: FailureKind, reason: string): void => {
      count(remote, version, kind).last = { kind, reason: reason.slice(0, MAX_REASON_LENGTH), at: now() };
      for (const listener of listeners) listener.failed?.(remote, version, kind);
    },
    /** Counts of the last five minutes, and not before `since` (milliseconds since 1970). */
    counts: (remote: string, version: string, since = 0): HealthCounts => {
      const { buckets = [], last } = tracks.peek(versionKey(remote, version)) ?? {};
      const from = Math.max(since, now() - WINDOW_MINUTES * MINUTE);
      return {
        ...totals(buckets.filter(({ start }) => start + BUCKET_MS > from)),
        last: last && last.at > from - BUCKET_MS ? { kind: last.kind, reason: last.reason } : undefined,
      };
    },
    listen: (listener: Listener): void => void listeners.push(listener),
  };
}

export type VersionHealth = ReturnType<typeof createVersionHealth>;

// When a version counts as bad, for the canary guard and the status page.

const MIN_FAILURES = 5;
const MAX_ERROR_RATE = 0.05;
/** Fewer than other failures: a version that does not load renders no page at all. */
const MIN_LOAD_ERRORS = 2;

/** Reports of browsers are unverified: two weigh as much as one failure in the gateway. */
const REPORT_WEIGHT = 0.5;
/** Without failures in the gateway, reports count only from this many networks, and for this many pages and share of them. */
const MIN_NETWORKS = 10;
const MIN_PAGES = 20;
const MAX_REPORTED_SHARE = 0.1;

/** `quiet`: without recent requests. */
type HealthVerdict = 'good' | 'watch' | 'bad' | 'quiet';

/** Reports add to failures in the gateway, and at most double them. */
function isFailing({ renders, failures }: HealthCounts): boolean {
  const gatewayFailures = failures.load + failures.render;
  const weighed = gatewayFailures + Math.min(gatewayFailures, failures.browser * REPORT_WEIGHT);
  return weighed >= MIN_FAILURES && weighed / (renders + weighed) >= MAX_ERROR_RATE;
}

/** A fault in browsers only, such as a script error for all visitors. Each network counts once. */
const isReportedWidely = ({ pages, failures: { browser } }: HealthCounts): boolean =>
  browser >= MIN_NETWORKS && pages >= MIN_PAGES && browser / pages >= MAX_REPORTED_SHARE;

/** Whether a version fails too often for any visitor. */
export const isPastThreshold = (counts: HealthCounts): boolean =>
  counts.failures.load >= MIN_LOAD_ERRORS || isFailing(counts) || isReportedWidely(counts);

/** The worst verdict; `quiet` when there is none. */
export const worstOf = (verdicts: readonly HealthVerdict[]): HealthVerdict =>
  (['bad', 'watch', 'good'] as const).find((one) => verdicts.includes(one)) ?? 'quiet';

export function verdictOf(counts: HealthCounts, fault: string | undefined): HealthVerdict {
  if (fault !== undefined || isPastThreshold(counts)) return 'bad';
  if (counts.failed > 0) return 'watch';
  return counts.renders > 0 ? 'good' : 'quiet';
}

type GuardOptions = {
  health: Pick<VersionHealth, 'counts' | 'listen'>;
  registry: Pick<Registry, 'state' | 'change'>;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

const isCanary = (state: RegistryState, remote: string, version: string): boolean => {
  const { canary, default: current } = remoteOf(state, remote);
  return canary?.version === version && current?.version !== version;
};

/** Why a canary is halted, for the history. */
function explain({ renders, pages, failures: { load, render, browser }, last }: HealthCounts): string {
  const gatewayFailures = load + render;
  const inGateway = `${gatewayFailures} of ${renders + gatewayFailures} requests failed in the gateway`;
  const inBrowsers = `browsers of ${browser} networks reported failures in ${pages} pages`;
  return `within ${WINDOW_MINUTES} minutes ${inGateway}, and ${inBrowsers}; the latest (${last?.kind}): ${last?.reason}`;
}

/** Ends a canary that fails, without an operator. Never halts a default version, which has no safe replacement. */
export function createCanaryGuard({ health, registry, logger }: GuardOptions): void {
  const check = async (remote: string, version: string): Promise<void> => {
    if (!isCanary(registry.state(), remote, version)) return;
    // The failures of an earlier canary of the same version do not count.
    const since = Date.parse(remoteOf(registry.state(), remote).canary?.since ?? '') || 0;
    const counts = health.counts(remote, version, since);
    if (!isPastThreshold(counts)) return;
    const why = explain(counts);
    const halt = { type: 'halted', remote, version, why } as const;
    const halted = await registry.change((state) => (isCanary(state, remote, version) ? halt : undefined));
    if (halted) logger.error({ remote, version, why }, 'a canary was halted');
  };
  health.listen({
    failed: (remote, version) =>
      void check(remote, version).catch((err: unknown) =>
        logger.warn({ remote, version, err }, 'a canary could not be halted, the next failure tries again'),
      ),
  });
}
