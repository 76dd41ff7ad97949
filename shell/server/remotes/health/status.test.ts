import fastify from 'fastify';
import { formsChanges, stateAfter } from '../../testing/registry-changes';
import { NOT_LIVE, type LiveRemote } from '../live/choose-release';
import { buildOf } from '../registry/registry-state';
import { registerStatusPage, statusesOf, statusOf, type StatusParts } from './status';
import { createVersionHealth } from './version-health';

const REMOTE = 'mf-forms';
const state = stateAfter(
  formsChanges.adopted('a'),
  formsChanges.promoted('a', 'gateway'),
  formsChanges.published('b'),
  formsChanges.canary('b', 12.5),
);
const buildHere = (version: string) => {
  const build = buildOf(state, REMOTE, version);
  if (!build) throw new Error(`no ${version}`);
  return build;
};
const BOTH: LiveRemote = { default: buildHere('a'), canary: { build: buildHere('b'), percent: 12.5 } };

type Site = { live?: LiveRemote; faults?: [string, string][]; fail?: string[]; reason?: string };

function partsOf({ live = BOTH, faults = [], fail = [], reason = 'timeout' }: Site = {}): StatusParts {
  const health = createVersionHealth();
  for (const version of ['a', 'a', 'b']) health.rendered(REMOTE, version, 10);
  for (const version of fail) health.failed(REMOTE, version, 'load', reason);
  return { registry: { state: () => state }, releases: { live: () => live, faults: () => new Map(faults) }, health };
}

const WITHOUT_CANARY: LiveRemote = { ...BOTH, canary: undefined };
const UNAVAILABLE: [string, string] = ['mf-forms@b', 'answered <404>'];

describe('the status of a remote', () => {
  it('has the live versions, their share of visitors and their health', () => {
    const { health, verdict } = statusOf(partsOf(), REMOTE);
    expect(health).toMatchObject([
      { version: 'a', role: 'default', share: 87.5, verdict: 'good', renders: 2 },
      { version: 'b', role: 'canary', share: 12.5, verdict: 'good', renders: 1 },
    ]);
    expect(verdict).toBe('good');
  });

  it.each<[string, Site, string]>([
    ['failures past the threshold', { fail: ['b', 'b'] }, 'bad'],
    ['a single failure', { fail: ['b'] }, 'watch'],
    ['a wanted version that is unavailable', { live: WITHOUT_CANARY, faults: [UNAVAILABLE] }, 'bad'],
    ['an unavailable version of another remote', { faults: [['mf-content@b', '404']] }, 'good'],
    ['nothing to serve', { live: NOT_LIVE }, 'bad'],
  ])('has the verdict for %s', (_, site, verdict) => {
    expect(statusOf(partsOf(site), REMOTE).verdict).toBe(verdict);
  });

  it('separates the versions of the registry from those served here, and has its own faults', () => {
    const faults: Site['faults'] = [UNAVAILABLE, ['mf-content@c', 'x']];
    expect(statusOf(partsOf({ live: WITHOUT_CANARY, faults }), REMOTE)).toMatchObject({
      default: 'a',
      canary: { version: 'b', percent: 12.5 },
      health: [{ version: 'a', share: 100 }],
      faults: Object.fromEntries([UNAVAILABLE]),
    });
  });
});

it('the status in words has versions, shares of visitors, faults and trusted keys', () => {
  const lines = (site?: Site) => statusesOf(partsOf(site), [REMOTE]).message.split('\n');
  expect(lines({ fail: ['b'] })).toEqual([
    'mf-forms: health watch, below no path',
    '  b  canary, 12.5 %  2026-11-20T17:42:10.000Z  team',
    '  a  default         2026-11-20T17:42:10.000Z  gateway',
    '  default a: health good, since 2026-11-20T17:42:10.000Z; in 5 minutes 2 rendered, none failed',
    '  canary b: health watch, since 2026-11-20T17:42:10.000Z; in 5 minutes 1 rendered, 1 failed (load 1, render 0, browser 0), last: load timeout',
  ]);
  expect(lines({ live: WITHOUT_CANARY, faults: [UNAVAILABLE] }).at(-1)).toBe(
    '  ✗ mf-forms@b cannot be used: answered <404>',
  );
  expect(lines({ live: NOT_LIVE })).toContain('  no version is served');
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
  registerStatusPage(app, { ...partsOf(), token });
  const { statusCode, headers, body } = await app.inject({
    url: '/federation/status',
    headers: sent === '' ? {} : { authorization: sent },
  });
  expect([statusCode, body.includes('mf-forms: health good')]).toEqual([status, status === 200]);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  if (status === 401) expect(headers['www-authenticate']).toMatch(/^Basic realm=/);
});
