/** Cache, releases, alerts, and the loss of a gateway. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageVersion } from '../caches/cache-visitor';
import { until } from '../support/until';
import { addRow, addVisits, PAGES, secondsSince, type Check, type Followed } from './check';
import { publishNext, REMOTE } from './promote-version';
import { isFiring, targetsUp } from './watch-alerts';

const NEXT = 'next';
const LIVE_MS = 1_000;
const LIVE_DEADLINE_MS = 20_000;
const SCRAPED_MS = 30_000;
const PROGRAMS = 4;
/** The alert fires after a minute. */
const ALERT_MS = 120_000;
const ALERT = 'SiteDown';
const FORMS_BEFORE = 3;
const FORMS_AFTER = 12;
const VISITS_MS = 120_000;

/** Within which a page of a gateway that has just started is in the cache. */
const CACHED_MS = 5_000;

const loopback = (port: number): string => `http://127.0.0.1:${port}`;

/** Kills a service of the page with all its processes, as a machine that loses its power does. */
function kill(site: string, name: string): void {
  const pid = readFileSync(path.join(site, 'run', `${name}.pid`), 'utf8').trim();
  const group = execFileSync('ps', ['-o', 'pgid=', '-p', pid], { encoding: 'utf8' });
  process.kill(-Number(group), 'SIGKILL');
}

async function cacheAnswers({ visitors, rows, acknowledged }: Followed): Promise<void> {
  await visitors.call('/');
  // Gateways that started before the cache purge everything once it answers.
  const isHit = await until(async () => (await visitors.call('/')).isHit, CACHED_MS);
  addRow(rows, 'a page through nginx and Varnish, asked again', isHit ? 'hit' : 'miss', isHit);
  acknowledged.push(await visitors.sendForm());
}

/**
 * @param isLive asks once
 * @returns ms from now until the last question was asked that had another answer: what answers take is no part of it
 */
async function timeUntilLive(isLive: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  let lastOther = 0;
  const asked = async (): Promise<boolean> => {
    const at = performance.now() - begun;
    const is = await isLive();
    if (!is) lastOther = at;
    return is;
  };
  return (await until(asked, LIVE_DEADLINE_MS)) ? lastOther : Infinity;
}

async function promotes({ machine, visitors, rows }: Followed): Promise<void> {
  const { folder, site, ports } = machine;
  const key = path.join(site, 'elsewhere', `${REMOTE}.pem`);
  const build = { target: path.join(folder, 'next-build'), version: NEXT };
  const promote = await publishNext(loopback(ports.GATEWAY_1), key, build);
  await visitors.call('/');
  const { isHit: hasEarlier } = await visitors.call('/');
  const begun = performance.now();
  await promote();
  addRow(rows, 'promoting a version at gateway 1, ms', (performance.now() - begun).toFixed(0));
  let seen: string | undefined;
  const isNext = (html: string): boolean => (seen = pageVersion(html, REMOTE)) === NEXT;
  const [live, purged] = await Promise.all([
    timeUntilLive(async () => isNext(await (await fetch(loopback(ports.GATEWAY_2))).text())),
    timeUntilLive(async () => isNext((await visitors.call('/')).body)),
  ]);
  addRow(rows, 'then until gateway 2 sends it, ms', live.toFixed(0), live <= LIVE_MS);
  const name = 'then until the cache, which had the earlier version, sends it, ms';
  addRow(rows, name, purged.toFixed(0), hasEarlier && purged <= LIVE_MS);
  addRow(rows, 'version that pages are made of then', seen);
}

async function metricsAreRead({ machine, rows }: Followed): Promise<void> {
  const port = machine.ports.PROMETHEUS_PORT;
  const hasAll = await until(async () => (await targetsUp(port)) === PROGRAMS, SCRAPED_MS);
  addRow(rows, `of ${PROGRAMS} programs, Prometheus reads the metrics of`, await targetsUp(port), hasAll);
}

async function gatewayDies({ machine, visitors, rows, acknowledged }: Followed): Promise<void> {
  const { site, ports } = machine;
  const { soFar, stop } = visitors.visit(PAGES, true);
  await until(() => soFar.forms.length >= FORMS_BEFORE, VISITS_MS);
  kill(site, 'gateway-1');
  const killed = performance.now();
  const before = soFar.forms.length;
  await until(() => soFar.forms.length >= before + FORMS_AFTER, VISITS_MS);
  const visits = await stop();
  acknowledged.push(...visits.forms);
  addVisits(rows, 'gateway 1 is killed', visits);
  const fires = await until(() => isFiring(ports.PROMETHEUS_PORT, ALERT, `127.0.0.1:${ports.GATEWAY_1}`), ALERT_MS);
  addRow(rows, `the alert ${ALERT} fires after, s`, secondsSince(killed), fires);
}

async function alertEnds({ machine: { ports }, rows }: Followed): Promise<void> {
  const instance = `127.0.0.1:${ports.GATEWAY_1}`;
  const ends = await until(async () => !(await isFiring(ports.PROMETHEUS_PORT, ALERT, instance)), ALERT_MS);
  addRow(rows, 'the alert ends once gateway 1 is back', ends, ends);
}

/** By heading of the page. */
export const siteChecks = (followed: Followed): Record<string, Check> => ({
  '5. The cache, and TLS before it': { after: () => cacheAnswers(followed) },
  '6. The key of a team': { after: () => promotes(followed) },
  '8. Metrics and alerts': { after: () => metricsAreRead(followed) },
  'When a gateway fails': { before: () => gatewayDies(followed), after: () => alertEnds(followed) },
});
