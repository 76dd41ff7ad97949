import fastify from 'fastify';
import { FAULTS_PATH, registerFaultReports } from './fault-report-routes';
import { exampleRegistry } from './status-page.examples';
import { createVersionHealth } from './version-health';

const NOW = Date.parse('2026-11-20T17:42:10Z');
const REMOTE = 'mf-forms';
const FAULT = { remote: REMOTE, version: 'now', kind: 'render', route: '/contact' };

/** `ancient` gave way to `before` long ago, that to `now`; `halted` was a canary; `shelf` was never live. */
const registry = exampleRegistry([
  ...['ancient', 'before', 'now', 'halted', 'shelf'].map((version) => ({ minutesAgo: 9000, by: 'x', remote: REMOTE, version, type: 'adopted' } as const)),
  { minutesAgo: 8000, by: 'x', remote: REMOTE, version: 'ancient', type: 'promoted' },
  { minutesAgo: 7000, by: 'x', remote: REMOTE, version: 'before', type: 'promoted' },
  { minutesAgo: 6000, by: 'x', remote: REMOTE, version: 'now', type: 'promoted' },
  { minutesAgo: 50, by: 'x', remote: REMOTE, version: 'halted', type: 'canary', percent: 5 },
  { minutesAgo: 40, by: 'gateway', remote: REMOTE, version: 'halted', type: 'halted', why: 'x' },
]);

async function report(payload: unknown, headers: Record<string, string> = {}, times = 1) {
  const app = fastify();
  const health = createVersionHealth({ now: () => NOW });
  const logged: unknown[] = [];
  registerFaultReports(app, { registry, health, logger: { warn: (line: unknown) => void logged.push(line) }, now: () => NOW });
  const send = () => app.inject({ method: 'POST', url: FAULTS_PATH, headers: { 'content-type': 'application/json', ...headers }, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) });
  let answer = await send();
  for (let one = 1; one < times; one += 1) answer = await send();
  await app.close();
  return { status: answer.statusCode, logged, counted: (version = 'now') => health.counts(REMOTE, version) };
}

describe('reports of browsers', () => {
  it('count for their version, with the route and nothing else', async () => {
    const { status, counted } = await report(FAULT);
    expect(status).toBe(204);
    expect(counted()).toMatchObject({ failures: { browser: 1 }, last: { kind: 'browser', reason: '(render) at /contact' } });
  });

  it('count, and are logged, once for each visitor and minute', async () => {
    const { status, counted, logged } = await report(FAULT, {}, 5);
    expect(status).toBe(204);
    expect(counted().failed).toBe(1);
    expect(logged).toEqual([FAULT]);
  });

  it.each([['before', 1], ['halted', 1], ['ancient', 0], ['shelf', 0], ['unheard-of', 0]])('of version %s count %i times', async (version, times) => {
    const { status, counted } = await report({ ...FAULT, version });
    expect(status).toBe(204);
    expect(counted(version).failed).toBe(times);
  });

  it.each([
    ['another field', { ...FAULT, user: 'x' }, 400],
    ['an unknown remote', { ...FAULT, remote: 'mf-else' }, 400],
    ['an unknown kind', { ...FAULT, kind: 'boom' }, 400],
    ['an address in place of a route', { ...FAULT, route: '/contact?email=a@b.fr' }, 400],
    ['no object', 'null', 400],
    ['broken JSON', '{', 400],
    ['more than a kilobyte', { ...FAULT, route: `/${'x'.repeat(1100)}` }, 413],
  ])('with %s are refused', async (_, payload, expected) => {
    const { status, counted } = await report(payload);
    expect(status).toBe(expected);
    expect(counted().failed).toBe(0);
  });

  it('from other sites are refused', async () => {
    const { status, counted } = await report(FAULT, { 'sec-fetch-site': 'cross-site' });
    expect(status).toBe(403);
    expect(counted().failed).toBe(0);
  });
});
