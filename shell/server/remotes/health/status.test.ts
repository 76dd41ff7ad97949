import fastify from 'fastify';
import { hashSource } from '../../http/security-headers';
import { formsChanges, stateAfter } from '../../testing/registry-changes';
import { NOT_LIVE, type LiveRemote } from '../live/choose-release';
import { buildOf } from '../registry/registry-state';
import { statusOf, type StatusParts } from './status';
import { registerStatusPage } from './status-page';
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
      served: { default: 'a', canary: undefined },
      health: [{ version: 'a', share: 100 }],
      faults: Object.fromEntries([UNAVAILABLE]),
    });
  });
});

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

async function fetchPage(authorization?: string, { token = 'secret', site }: { token?: string; site?: Site } = {}) {
  const app = fastify();
  registerStatusPage(app, { ...partsOf(site), token });
  const answer = await app.inject({ url: '/federation/status', headers: authorization ? { authorization } : {} });
  await app.close();
  return answer;
}

describe('the status page', () => {
  it.each([['Bearer secret'], [basic('anyone:secret')], [basic(':secret')]])(
    'opens to operators: %s',
    async (authorization) => {
      const answer = await fetchPage(authorization);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    },
  );

  it.each([[undefined], ['Bearer secret2'], [basic('secret:')], [basic('a:b:secret')], ['Digest secret']])(
    'refuses all other callers: %s',
    async (authorization) => {
      const answer = await fetchPage(authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers).toMatchObject({
        'www-authenticate': expect.stringMatching(/^Basic realm=/),
        'cache-control': 'no-store',
      });
      expect(answer.body).not.toContain('mf-');
    },
  );

  it('refuses all callers where no token is set', async () => {
    for (const authorization of [basic('a:'), 'Bearer ', 'Bearer x'])
      expect((await fetchPage(authorization, { token: '' })).statusCode).toBe(401);
  });

  it('allows only its own style and the icon', async () => {
    const answer = await fetchPage('Bearer secret');
    const policy = String(answer.headers['content-security-policy']);
    const style = /<style>(.*)<\/style>/s.exec(answer.body)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(style).not.toBe('');
    expect(policy).toContain(`style-src ${hashSource(Buffer.from(style))}`);
    expect(answer.body).not.toMatch(/<script| style="|https?:\/\//);
  });

  it('names the remotes that need attention, and what is wrong in words of which none is markup', async () => {
    const site = { live: WITHOUT_CANARY, faults: [UNAVAILABLE], fail: ['a'], reason: '<img src=x>' };
    const { body } = await fetchPage('Bearer secret', { site });
    expect(body).toContain('<title>En défaut\u202F: mf-forms – fédération');
    expect(body).toContain('Le registre demande b, que cette passerelle ne sert pas encore.');
    expect(body).toContain('mf-forms@b : <q lang="en">answered &lt;404&gt;</q>');
    expect(body).toContain('À surveiller <q lang="en">load error &lt;img src=x&gt;</q>');
    expect(body).toContain('<td>2026-11-20 17:42 UTC</td>');
    expect((await fetchPage('Bearer secret', { site: { live: NOT_LIVE } })).body).toContain(
      'Aucune version n’est servie.',
    );
  });
});
