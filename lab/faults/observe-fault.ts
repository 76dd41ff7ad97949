/** Makes a fault while visitors use the site, and finds what they saw, what was lost, and how long the site took to return. */
import type { Finding, Lab } from './fault';
import { until } from '../support/until';
import { compareWithStored, type Comparison } from './stored-forms';
import { startVisitors, type Event, type Form, type Visitors } from './visitors';

/** Forms that are accepted before the fault, and after it. */
const FORMS_AROUND = 4;
const QUIET_MS = 1_500;
const BEFORE_DEADLINE_MS = 120_000;

export type ObservedSite = {
  url: string;
  /** Addresses in the forms that it has stored. */
  stored: () => Promise<readonly string[]>;
};

export type Observed = {
  fault: string;
  /** Begins the fault, and waits for as long as it lasts; ends it where that is not done by the site itself. */
  make: (visitors: Visitors) => Promise<void>;
  /** What visitors may get during it besides pages and accepted forms: statuses and codes of the system. */
  pages?: readonly string[];
  forms?: readonly string[];
  /** Within which the site is as before, counted from the end of `make`. */
  backWithinMs: number;
  /** Forms that were sent otherwise than by these visitors. */
  others?: readonly Form[];
  /** Who or what brings it back. */
  by: string;
};

const GOOD = { page: '200', form: 'accepted' } as const;

const count = (events: readonly Event[]): string => {
  const times = new Map<string, number>();
  for (const { result } of events) times.set(result, (times.get(result) ?? 0) + 1);
  return [...times].map(([result, number]) => `${result} ×${number}`).join(', ') || 'none';
};

const slowest = (events: readonly Event[]): string =>
  `${(Math.max(0, ...events.map(({ ms }) => ms)) / 1000).toFixed(1)} s`;

function inWords(events: readonly Event[]): string {
  const [pages, forms] = (['page', 'form'] as const).map((kind) => events.filter((event) => event.kind === kind));
  return `pages ${count(pages ?? [])} (${slowest(pages ?? [])}); forms ${count(forms ?? [])} (${slowest(forms ?? [])})`;
}

/** When the last bad answer of those begun since then arrived; `since` where there was none. */
function lastFailure(events: readonly Event[], since: number): number {
  const bad = events.filter(({ kind, begun, ms, result }) => begun + ms >= since && result !== GOOD[kind]);
  return Math.max(since, ...bad.map(({ begun, ms }) => begun + ms));
}

/** Resolves once pages and forms have been good for a moment. @returns ms from `since` until the last bad answer */
async function untilBack(visitors: Visitors, since: number, deadlineMs: number): Promise<number | undefined> {
  const isBack = await until(() => {
    const from = Math.max(since, lastFailure(visitors.events, since));
    const later = visitors.events.filter(({ begun }) => begun >= from);
    return (
      performance.now() - from > QUIET_MS &&
      ['page', 'form'].every((kind) => later.some((event) => event.kind === kind))
    );
  }, deadlineMs + QUIET_MS);
  return isBack ? lastFailure(visitors.events, since) - since : undefined;
}

const unexpected = (events: readonly Event[], { pages = [], forms = [] }: Observed): string[] =>
  events
    .filter(({ kind, result }) => result !== GOOD[kind] && !(kind === 'page' ? pages : forms).includes(result))
    .map(({ kind, result }) => `a ${kind} got ${result}`);

const lostWords = ({ acknowledged, lost, twice }: Comparison): string =>
  lost + twice === 0 ? `nothing of ${acknowledged} forms` : `${lost} of ${acknowledged} forms, ${twice} stored twice`;

export async function observeFault(lab: Lab, { url, stored }: ObservedSite, observed: Observed): Promise<Finding> {
  const { fault, make, others = [], backWithinMs, by } = observed;
  lab.log(fault);
  const visitors = startVisitors(url);
  const problems: string[] = [];
  const forms = (wanted: number) => until(() => visitors.acknowledged() >= wanted, BEFORE_DEADLINE_MS);
  try {
    if (!(await forms(FORMS_AROUND))) problems.push(`before the fault: ${inWords(visitors.events)}`);
    const began = performance.now();
    await make(visitors).catch((error: unknown) => problems.push(String(error)));
    const ended = performance.now();
    const backMs = await untilBack(visitors, ended, backWithinMs);
    if (backMs === undefined) problems.push(`not back within ${backWithinMs / 1000} s`);
    if (!(await forms(visitors.acknowledged() + FORMS_AROUND))) problems.push('no forms are accepted afterwards');
    await visitors.stop(backWithinMs);
    const during = visitors.events.filter(
      ({ begun, ms }) => begun + ms >= began && begun <= ended + (backMs ?? Infinity),
    );
    problems.push(...new Set(unexpected(visitors.events, observed)));
    const waiting = visitors.forms.filter(({ isAcknowledged }) => !isAcknowledged).length;
    if (waiting > 0) problems.push(`${waiting} forms were never accepted`);
    const comparison = compareWithStored([...visitors.forms, ...others], await stored());
    if (comparison.lost + comparison.twice > 0) problems.push(`lost or stored twice: ${lostWords(comparison)}`);
    return {
      fault,
      visitorsSee: inWords(during),
      lost: lostWords(comparison),
      back: backMs === undefined ? 'never' : `${(backMs / 1000).toFixed(1)} s, by ${by}`,
      problems,
    };
  } finally {
    await visitors.stop(0);
  }
}
