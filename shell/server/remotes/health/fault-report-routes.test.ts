import fastify from 'fastify';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry } from '../registry/registry';
import { collectedLog } from '../../testing/collected-log';
import { formsChanges, stateAfter } from '../../testing/registry-changes';
import { createCanaryGuard } from './canary-guard';
import { FAULTS_PATH, LOADS_PATH, registerFaultReports } from './fault-report-routes';
import { createCountReport } from './report-limit';
import { remoteOf } from '../registry/registry-state';
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

async function report(payload: unknown, headers: Record<string, string> = {}, times = 1) {
  const app = fastify();
  const health = createVersionHealth({ now: () => NOW });
  const logged: unknown[] = [];
  registerFaultReports(app, {
    registry: { state: () => state },
    health,
    logger: { warn: (line: unknown) => void logged.push(line) },
    countLoads: false,
    countReport: createCountReport(() => NOW),
    now: () => NOW,
  });
  const send = () =>
    app.inject({
      method: 'POST',
      url: FAULTS_PATH,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  let answer = await send();
  for (let one = 1; one < times; one += 1) answer = await send();
  await app.close();
  return { status: answer.statusCode, logged, counted: (version = 'now') => health.counts(REMOTE, version) };
}

describe('reports of browsers', () => {
  it('count for their version, with the route only', async () => {
    const { status, counted } = await report(FAULT);
    expect(status).toBe(204);
    expect(counted()).toMatchObject({
      failures: { browser: 1 },
      last: { kind: 'browser', reason: '(render) at /contact' },
    });
  });

  it('count and are logged once for each network within five minutes', async () => {
    const { status, counted, logged } = await report(FAULT, {}, 5);
    expect(status).toBe(204);
    expect(counted().failed).toBe(1);
    expect(logged).toEqual([FAULT]);
  });

  it.each([
    ['before', 1],
    ['halted', 1],
    ['ancient', 0],
    ['shelf', 0],
    ['unheard-of', 0],
  ])('of version %s count %i times', async (version, times) => {
    const { status, counted } = await report({ ...FAULT, version });
    expect(status).toBe(204);
    expect(counted(version).failed).toBe(times);
  });

  it.each([
    ['another field', { ...FAULT, user: 'x' }, 400],
    ['an unknown remote', { ...FAULT, remote: 'mf-else' }, 204],
    ['no remote', { ...FAULT, remote: 'shell' }, 400],
    ['an unknown kind', { ...FAULT, kind: 'boom' }, 400],
    ['an address in place of a route', { ...FAULT, route: '/contact?email=a@b.fr' }, 204],
    ['no object', 'null', 400],
    ['broken JSON', '{', 400],
    ['more than a kilobyte', { ...FAULT, route: `/${'x'.repeat(1100)}` }, 413],
  ])('with %s are neither counted nor logged', async (_, payload, expected) => {
    const { status, counted, logged } = await report(payload);
    expect(status).toBe(expected);
    expect([counted().failed, logged]).toEqual([0, []]);
  });

  it('from other sites are refused', async () => {
    const { status, counted } = await report(FAULT, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
    expect(counted().failed).toBe(0);
  });
});

describe('a canary for which an attacker sends reports from many addresses', () => {
  const MINUTE = 60_000;

  /** Routes and canary guard of a gateway behind a proxy that sends the address of the visitor. */
  async function canarySite({ countLoads = false } = {}) {
    const clock = { now: NOW };
    const registered = await openRegistry(createMemoryStore());
    const events = [
      formsChanges.published('old'),
      formsChanges.published('new'),
      formsChanges.promoted('old'),
      formsChanges.canary('new', 10),
    ];
    for (const event of events) await registered.change(() => ({ ...event, at: new Date(NOW).toISOString() }));
    const health = createVersionHealth({ now: () => clock.now });
    const { logger, lines } = collectedLog();
    createCanaryGuard({ health, registry: registered, logger, now: () => clock.now });
    const app = fastify({ trustProxy: true });
    registerFaultReports(app, {
      registry: registered,
      health,
      logger: { warn: () => undefined },
      countLoads,
      countReport: createCountReport(() => clock.now),
      now: () => clock.now,
    });
    const post = async (url: string, address: string, payload: unknown) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        payload: JSON.stringify(payload),
      });
      await new Promise(setImmediate);
      return answer.statusCode;
    };
    return {
      clock,
      lines,
      app,
      serve: (pages: number) => {
        for (let page = 0; page < pages; page += 1) health.served(REMOTE, 'new');
      },
      report: (address: string) => post(FAULTS_PATH, address, { ...FAULT, version: 'new' }),
      reportLoad: (address: string, version = 'new') => post(LOADS_PATH, address, { remote: REMOTE, version }),
      loads: () => health.counts(REMOTE, 'new').pages,
      share: () => remoteOf(registered.state(), REMOTE).canary?.percent ?? 0,
    };
  }

  it('in few networks is not halted, for however long and however few pages were served', async () => {
    const { app, clock, serve, report, share } = await canarySite();
    serve(20);
    for (let minute = 0; minute < 10; minute += 1) {
      for (let one = 0; one < 100; one += 1)
        expect(await report(one % 2 ? `203.0.113.${one}` : `2001:db8:${one % 8}:${one}::1`)).toBe(204);
      clock.now += MINUTE;
      serve(20);
    }
    expect(share()).toBe(10);
    await app.close();
  });

  it('in a hundred networks is not halted while thousands of pages are served', async () => {
    const { app, serve, report, share } = await canarySite();
    serve(2_000);
    for (let one = 0; one < 100; one += 1) await report(`198.51.${one}.7`);
    expect(share()).toBe(10);
    await app.close();
  });

  it('is halted soon where its script throws for all visitors', async () => {
    const { app, clock, serve, report, share, lines } = await canarySite();
    let pages = 0;
    // Four visitors share each network, as those of a mobile operator do, and each opens two pages.
    for (let visitor = 0; share() > 0 && visitor < 1_000; visitor += 1) {
      serve(2);
      pages += 2;
      await report(`192.0.${Math.floor(visitor / 4)}.${visitor % 4}`);
      clock.now += 1_000;
    }
    expect([share(), pages]).toEqual([0, 74]);
    expect(lines).toMatchObject([
      {
        message: 'a canary was halted',
        why: 'browsers in 10 networks reported failures, compared with 74 loads within 5 minutes, last: browser error (render) at /contact',
      },
    ]);
    await app.close();
  });

  describe('behind shared caches, where the gateway sends few of the pages', () => {
    const address = (network: number) => `198.18.${network}.1`;

    it('is compared with the networks that loaded it, so that a healthy one is not halted', async () => {
      const { app, report, reportLoad, share } = await canarySite({ countLoads: true });
      for (let network = 0; network < 150; network += 1) expect(await reportLoad(address(network))).toBe(204);
      for (let network = 0; network < 14; network += 1) await report(address(network));
      expect(share()).toBe(10);
      await report(address(14));
      expect(share()).toBe(0);
      await app.close();
    });

    it('is halted where it fails for all, also without a load that succeeded', async () => {
      const { app, report, share, loads } = await canarySite({ countLoads: true });
      for (let network = 0; network < 20; network += 1) await report(address(network));
      expect([share(), loads()]).toEqual([0, 20]);
      await app.close();
    });

    it('counts a load once for each network, and of no other version than those that are live', async () => {
      const { app, reportLoad, loads } = await canarySite({ countLoads: true });
      for (let load = 0; load < 5; load += 1) await reportLoad(`198.18.1.${load}`);
      await reportLoad(address(2), 'invented');
      expect(loads()).toBe(1);
      expect(await reportLoad(address(3), '')).toBe(400);
      await app.close();
    });
  });

  it('counts no loads where the gateway counts the pages that it sends', async () => {
    const { app, reportLoad, loads } = await canarySite();
    await reportLoad('198.18.1.1');
    expect(loads()).toBe(0);
    await app.close();
  });
});
