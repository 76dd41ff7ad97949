import fastify, { type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { formsChanges, stateAfter } from '../../testing/registry-changes';
import { CSP_REPORTS_PATH } from '../../http/security-headers';
import { createCountReport, FAULTS_PATH, registerFaultReports, registerPolicyReports } from './report-routes';
import type { Change } from '../registry/remote-document';
import { COUNTED_MS, createVersionHealth } from './version-health';

const NOW = Date.parse('2026-11-20T17:42:10Z');
const now = () => NOW;
const REMOTE = 'mf-forms';
const FAULT = { remote: REMOTE, version: 'now', kind: 'render', route: '/contact' };

/** `before` replaced `ancient` long ago, and `now` replaced `before`; `halted` was a canary; `shelf` was never live. */
const { adopted, promoted, canary, halted } = formsChanges;
const minutesAgo = (minutes: number, ...changes: Change[]): Change[] =>
  changes.map((change) => ({ ...change, at: new Date(NOW - minutes * 60_000).toISOString() }));
const state = stateAfter(
  ...minutesAgo(9000, ...['ancient', 'before', 'now', 'halted', 'shelf'].map(adopted)),
  ...minutesAgo(8000, ...['ancient', 'before', 'now'].map((version) => promoted(version))),
  ...minutesAgo(50, canary('halted', 5)),
  ...minutesAgo(40, halted('halted')),
);

const logTo = (lines: string[]): FastifyBaseLogger => pino({ level: 'warn' }, { write: (line) => lines.push(line) });

async function openSite() {
  const logged: string[] = [];
  const app = fastify({ loggerInstance: logTo(logged) });
  const health = createVersionHealth({ now });
  registerFaultReports(app, { registry: { state: () => state }, health, countReport: createCountReport(now), now });
  const report = async (payload: object | string, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', ...more };
    return (await app.inject({ method: 'POST', url: FAULTS_PATH, headers, payload })).statusCode;
  };
  return { logged, report, counted: (version = 'now') => health.counts(REMOTE, version) };
}

it('reports of browsers count for their version and are logged, with the route only, once for each network', async () => {
  const { report, counted, logged } = await openSite();
  expect([await report(FAULT), await report(FAULT)]).toEqual([204, 204]);
  const last = { kind: 'browser', reason: '(render) at /contact' };
  expect(counted()).toMatchObject({ failures: { browser: 1 }, last });
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([FAULT]);
});

it('reports of browsers count for versions that were live within the last hours', async () => {
  const { report, counted } = await openSite();
  const versions = ['before', 'halted', 'ancient', 'shelf', 'unheard-of'];
  for (const version of versions) expect(await report({ ...FAULT, version })).toBe(204);
  expect(versions.map((version) => counted(version).failed)).toEqual([1, 1, 0, 0, 0]);
});

it.each<[string, object | string, number, Record<string, string>?]>([
  ['another field', { ...FAULT, user: 'x' }, 400],
  ['an unknown remote', { ...FAULT, remote: 'mf-else' }, 204],
  ['no remote', { ...FAULT, remote: 'shell' }, 400],
  ['an unknown kind', { ...FAULT, kind: 'boom' }, 400],
  ['an address in place of a route', { ...FAULT, route: '/contact?email=a@b.fr' }, 204],
  ['no object', 'null', 400],
  ['broken JSON', '{', 400],
  ['more than a kilobyte', { ...FAULT, route: `/${'x'.repeat(1100)}` }, 413],
  ['the mark of another site', FAULT, 403, { 'sec-fetch-site': 'cross-site' }],
])('reports of browsers with %s are neither counted nor logged', async (...[, payload, expected, headers]) => {
  const { report, counted, logged } = await openSite();
  expect(await report(payload, headers)).toBe(expected);
  expect([counted().failed, logged]).toEqual([0, []]);
});

const POLICY = 'application/csp-report';
const violation = (fields: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://www.example.com/signalements?email=a@b.fr',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/x?email=a@b.fr',
    ...fields,
  },
});

async function reportPolicy(payload: object | string, { type = POLICY, ips = ['10.0.0.1'] } = {}) {
  const logged: string[] = [];
  const counted: string[] = [];
  const app = fastify({ loggerInstance: logTo(logged), trustProxy: true });
  const metrics = { policyViolated: (directive: string) => void counted.push(directive) };
  await registerPolicyReports(app, { metrics, countReport: createCountReport(() => 0) });
  let status = 0;
  for (const ip of ips) {
    const headers = { 'content-type': type, 'x-forwarded-for': ip };
    status = (await app.inject({ method: 'POST', url: CSP_REPORTS_PATH, headers, payload })).statusCode;
  }
  return { status, counted, logged };
}

it('reports of policy violations count once for each network and minute, and are logged with directive and blocked host, and nothing about the visitor', async () => {
  const ips = ['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.1.1'];
  const { status, counted, logged } = await reportPolicy(violation(), { ips });
  expect([status, counted]).toEqual([204, ['img-src', 'img-src']]);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ directive: 'img-src', blocked: 'evil.example' });
  expect(logged.join('')).not.toMatch(/email|signalements|10\.0\.0\.1/);
});

it('reports of policy violations have labels from a limited list: "other" for unknown directives, "unknown" for invalid addresses', async () => {
  const forged = violation({ 'effective-directive': 'x"} 1\nfake_metric 9', 'blocked-uri': 'a\nb' });
  const { counted, logged } = await reportPolicy(forged);
  expect(counted).toEqual(['other']);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ directive: 'other', blocked: 'unknown' });
});

it.each([
  ['no report', {}, POLICY, 400],
  ['broken JSON', '{', POLICY, 400],
  ['a poisoned prototype', '{"__proto__":{"a":1}}', POLICY, 400],
  ['the format of the Reporting API', '[]', 'application/reports+json', 415],
  ['32 kilobytes', { 'csp-report': { 'blocked-uri': 'x'.repeat(33_000) } }, POLICY, 413],
  ['a type that a form of another site can send', violation(), 'text/plain', 415],
  ['plain JSON', violation(), 'application/json', 415],
])('reports of policy violations are refused: %s', async (_, payload, type, status) => {
  expect(await reportPolicy(payload, { type })).toMatchObject({ status, counted: [] });
});

it('a report of a kind counts once for each network within its window', () => {
  let now = 1;
  const count = createCountReport(() => now);
  const counted = (...addresses: string[]) => addresses.map((address) => count('fault', address, 'a'));
  expect(counted('1.2.3.4', '1.2.3.5', '1.2.4.4')).toEqual([true, false, true]);
  expect(count('fault', '1.2.3.4', 'b')).toBe(true);
  now = COUNTED_MS;
  expect(counted('1.2.3.4')).toEqual([false]);
  now = COUNTED_MS + 2;
  expect(counted('1.2.3.6', '1.2.3.4')).toEqual([true, false]);
});

it('figures of forms count 120 times a minute for each network', () => {
  let now = 1;
  const count = createCountReport(() => now);
  const counted = Array.from({ length: 125 }, (_, visit) => count('figures', `192.0.2.${visit}`, 'form'));
  expect([counted.filter(Boolean).length, count('figures', '198.51.100.1', 'form')]).toEqual([120, true]);
  now = 61_000;
  expect(count('figures', '192.0.2.1', 'form')).toBe(true);
});
