import fastify from 'fastify';
import { formsChanges, minimalBuild, stateAfter } from '../../testing/registry-changes';
import { NOT_LIVE, type LiveRemote } from '../live/choose-release';
import type { Change } from '../registry/remote-document';
import { registerStatusPage, statusesOf, statusOf, type StatusParts } from './status';
import { createVersionHealth } from './version-health';

const REMOTE = 'mf-forms';
const { adopted, promoted, published, canary } = formsChanges;
const state = stateAfter(adopted('a'), promoted('a', 'gateway'), published('b'), canary('b', 12.5));
const [a, b] = [minimalBuild(REMOTE, 'a'), minimalBuild(REMOTE, 'b')];
const BOTH: LiveRemote = { default: a, canary: { build: b, percent: 12.5 } };

type Site = { live?: LiveRemote; faults?: [string, string][]; fail?: string[] };

function partsOf({ live = BOTH, faults = [], fail = [] }: Site = {}): StatusParts {
  const health = createVersionHealth();
  for (const version of ['a', 'a', 'b']) health.rendered(REMOTE, version, 10);
  for (const version of fail) health.failed(REMOTE, version, 'load', 'timeout');
  return { registry: { state: () => state }, live: { live: () => live, faults: () => new Map(faults) }, health };
}

const WITHOUT_CANARY: LiveRemote = { ...BOTH, canary: undefined };
const UNAVAILABLE: [string, string] = ['mf-forms@b', 'answered <404>'];

it('the status of a remote has its versions, those served here with share of visitors and health, its own faults, and the same as text', () => {
  const at = '2026-11-20T17:42:10.000Z';
  const site = { live: WITHOUT_CANARY, faults: [UNAVAILABLE, ['mf-content@c', 'x']] satisfies Site['faults'] };
  expect(statusesOf(partsOf(site), [REMOTE]).message.split('\n')).toEqual([
    '- remote: mf-forms',
    '  verdict: bad',
    '  default: a',
    `  canary: { version: b, percent: 12.5, since: ${at} }`,
    `  latest: { at: ${at}, by: team, type: canary, version: b, percent: 12.5 }`,
    '  paths: []',
    '  faults: { mf-forms@b: answered <404> }',
    '  health:',
    `    - { version: a, role: default, since: ${at}, share: 100, verdict: good, renders: 2, pages: 0, failures: { load: 0, render: 0, browser: 0 }, failed: 0 }`,
    '  versions:',
    `    - { version: a, at: ${at}, by: gateway, isAdopted: true }`,
    `    - { version: b, at: ${at}, by: team, isAdopted: false }`,
    '  keys: []',
    '',
  ]);
  expect(statusOf(partsOf(), REMOTE).health).toMatchObject([
    { version: 'a', role: 'default', share: 87.5, verdict: 'good', renders: 2 },
    { version: 'b', role: 'canary', share: 12.5, verdict: 'good', renders: 1 },
  ]);
});

it.each<[string, Site, string]>([
  ['no failure', {}, 'good'],
  ['failures past the threshold', { fail: ['b', 'b'] }, 'bad'],
  ['a single failure', { fail: ['b'] }, 'watch'],
  ['a wanted version that is unavailable', { live: WITHOUT_CANARY, faults: [UNAVAILABLE] }, 'bad'],
  ['an unavailable version of another remote', { faults: [['mf-content@b', '404']] }, 'good'],
  ['nothing to serve', { live: NOT_LIVE }, 'bad'],
])('the status of a remote has the verdict for %s', (_, site, verdict) => {
  expect(statusOf(partsOf(site), REMOTE).verdict).toBe(verdict);
});

it('the status of a remote is quiet for a retired remote, and says why the latest canary was halted', () => {
  const statusAfter = (...changes: Change[]) => {
    const registry = { state: () => stateAfter(formsChanges.promoted('a'), ...changes) };
    return statusOf({ ...partsOf({ live: NOT_LIVE }), registry }, REMOTE);
  };
  expect(statusAfter(formsChanges.retired({})).verdict).toBe('quiet');
  const halted = statusAfter(formsChanges.canary('b', 5), formsChanges.halted('b'), formsChanges.keyAdded('k'));
  expect(halted.latest).toMatchObject({ type: 'halted', version: 'b', why: '12 of 87 requests failed' });
});

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

it.each([
  ['Bearer secret', 'secret', 200],
  [basic('anyone:secret'), 'secret', 200],
  ['', 'secret', 401],
  ['Bearer secret2', 'secret', 401],
  [basic('secret:'), 'secret', 401],
  [basic('a:b:secret'), 'secret', 401],
  ['Digest secret', 'secret', 401],
  [basic('a:'), '', 401],
  ['Bearer x', '', 401],
])('the status page is for operators with a token alone: %j with token %j', async (sent, token, status) => {
  const app = fastify();
  registerStatusPage(app, partsOf(), token);
  const credentials = sent === '' ? {} : { authorization: sent };
  const { statusCode, headers, body } = await app.inject({ url: '/federation/status', headers: credentials });
  expect([statusCode, body.includes('verdict: good')]).toEqual([status, status === 200]);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  if (status === 401) expect(headers['www-authenticate']).toMatch(/^Basic realm=/);
});
