import fastify from 'fastify';
import { formsChanges, stateAfter } from '../../testing/registry-changes';
import { FAULTS_PATH, LOADS_PATH, registerFaultReports } from './fault-report-routes';
import { createCountReport } from './report-limit';
import type { Change } from '../registry/remote-document';
import { createVersionHealth } from './version-health';

const NOW = Date.parse('2026-11-20T17:42:10Z');
const REMOTE = 'mf-forms';
const FAULT = { remote: REMOTE, version: 'now', kind: 'render', route: '/contact' };

/** `before` replaced `ancient` long ago, and `now` replaced `before`; `halted` was a canary; `shelf` was never live. */
const minutesAgo = (minutes: number, change: Change): Change => ({
  ...change,
  at: new Date(NOW - minutes * 60_000).toISOString(),
});
const state = stateAfter(
  ...['ancient', 'before', 'now', 'halted', 'shelf'].map((version) => minutesAgo(9000, formsChanges.adopted(version))),
  minutesAgo(8000, formsChanges.promoted('ancient')),
  minutesAgo(7000, formsChanges.promoted('before')),
  minutesAgo(6000, formsChanges.promoted('now')),
  minutesAgo(50, formsChanges.canary('halted', 5)),
  minutesAgo(40, formsChanges.halted('halted')),
);

async function openSite({ countLoads = false } = {}) {
  const clock = { now: NOW };
  const app = fastify({ trustProxy: true });
  const health = createVersionHealth({ now: () => clock.now });
  const logged: unknown[] = [];
  registerFaultReports(app, {
    registry: { state: () => state },
    health,
    logger: { warn: (line: unknown) => void logged.push(line) },
    countLoads,
    countReport: createCountReport(() => clock.now),
    now: () => clock.now,
  });
  const post = async (url: string, payload: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return answer.statusCode;
  };
  const from = (address: string) => ({ 'x-forwarded-for': address });
  return {
    clock,
    logged,
    report: (payload: unknown, headers?: Record<string, string>) => post(FAULTS_PATH, payload, headers),
    reportFrom: (address: string) => post(FAULTS_PATH, FAULT, from(address)),
    loadedBy: (address: string, version = 'now') => post(LOADS_PATH, { remote: REMOTE, version }, from(address)),
    counted: (version = 'now') => health.counts(REMOTE, version),
  };
}

describe('reports of browsers', () => {
  it('count for their version and are logged, with the route only, once for each network', async () => {
    const { report, counted, logged } = await openSite();
    expect([await report(FAULT), await report(FAULT)]).toEqual([204, 204]);
    expect(counted()).toMatchObject({
      failures: { browser: 1 },
      last: { kind: 'browser', reason: '(render) at /contact' },
    });
    expect(logged).toEqual([FAULT]);
  });

  it('of few networks never count as those of many, for however long', async () => {
    const { clock, reportFrom, counted } = await openSite();
    for (let minute = 0; minute < 12; minute += 1) {
      for (const host of [1, 2]) {
        await reportFrom(`203.0.113.${host}`);
        await reportFrom(`2001:db8:1:${minute}::${host}`);
      }
      expect(counted().failed).toBe(2);
      clock.now += 60_000;
    }
  });

  it.each([
    ['before', 1],
    ['halted', 1],
    ['ancient', 0],
    ['shelf', 0],
    ['unheard-of', 0],
  ])('of version %s count %i times', async (version, times) => {
    const { report, counted } = await openSite();
    expect(await report({ ...FAULT, version })).toBe(204);
    expect(counted(version).failed).toBe(times);
  });

  it.each<[string, unknown, number, Record<string, string>?]>([
    ['another field', { ...FAULT, user: 'x' }, 400],
    ['an unknown remote', { ...FAULT, remote: 'mf-else' }, 204],
    ['no remote', { ...FAULT, remote: 'shell' }, 400],
    ['an unknown kind', { ...FAULT, kind: 'boom' }, 400],
    ['an address in place of a route', { ...FAULT, route: '/contact?email=a@b.fr' }, 204],
    ['no object', 'null', 400],
    ['broken JSON', '{', 400],
    ['more than a kilobyte', { ...FAULT, route: `/${'x'.repeat(1100)}` }, 413],
    ['the mark of another site', FAULT, 403, { 'sec-fetch-site': 'cross-site' }],
  ])('with %s are neither counted nor logged', async (_, payload, expected, headers: Record<string, string> = {}) => {
    const { report, counted, logged } = await openSite();
    expect(await report(payload, headers)).toBe(expected);
    expect([counted().failed, logged]).toEqual([0, []]);
  });
});

describe('behind shared caches, where the gateway sends few of the pages', () => {
  it('a version counts as loaded once for each network that reports a load or a fault', async () => {
    const { reportFrom, loadedBy, counted } = await openSite({ countLoads: true });
    expect([await loadedBy('198.18.1.1'), await loadedBy('198.18.1.2')]).toEqual([204, 204]);
    await reportFrom('198.18.1.3');
    await reportFrom('198.18.2.1');
    expect(counted()).toMatchObject({ pages: 2, failed: 2 });
    const other = await openSite();
    await other.loadedBy('198.18.1.1');
    expect(other.counted().pages).toBe(0);
  });

  it('a load of a version that no page has counts for nothing', async () => {
    const { loadedBy, counted } = await openSite({ countLoads: true });
    const statuses = [];
    for (const version of ['shelf', 'invented', '']) statuses.push(await loadedBy('198.18.1.1', version));
    expect(statuses).toEqual([204, 204, 400]);
    expect(['shelf', 'invented', 'now'].map((version) => counted(version).pages)).toEqual([0, 0, 0]);
  });
});
