import fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { BUDGETS } from '@vipp/shared/contract/federation/budgets';
import type { Gate } from '../gate/gate';
import { createGate } from '../gate/gate';
import type { RunSandbox } from '../gate/sandbox-worker';
import { createVersionHealth, type VersionHealth } from '../health/version-health';
import type { LiveRemote } from '../live/next-live-remote';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry, type Registry } from '../registry/registry';
import type { RegistryStore } from '../registry/registry-store';
import { ownPathsGiven } from '../../testing/registry-changes';
import { fakeBuild, type FakeBuild } from '../../testing/fake-build';
import { createTeamKey, revoke, trust, type SentRequest, type TeamKeyPair } from '../../testing/team-key';
import { registerFederationApi } from './api-routes';
import { registerPublicDocuments } from './public-documents';
import { remoteOf } from '../registry/registry-state';

const TOKEN = 'token-of-the-operators';
const API = '/federation/api';

let app: FastifyInstance;
let registry: Registry;
let store: RegistryStore;
let key: TeamKeyPair;
let logged: string[];
let faults: Map<string, string>;
let health: VersionHealth;
let live: LiveRemote;
let sandbox: RunSandbox;
let gate: Gate;

const jsonBody = (body: object) => Buffer.from(JSON.stringify(body));

async function send(signer: TeamKeyPair, request: SentRequest, changed: Partial<SentRequest> = {}) {
  const sent = { ...request, ...changed };
  const type = sent.path.includes('/files/mf-') ? 'application/octet-stream' : 'application/json';
  return app.inject({
    method: sent.method as 'POST',
    url: sent.path,
    headers: { ...signer.headers(request), ...(sent.body && { 'content-type': type }) },
    ...(sent.body && { payload: sent.body }),
  });
}

const post = (call: string, body: object, signer = key) =>
  send(signer, { method: 'POST', path: `${API}${call}`, body: jsonBody(body) });
const get = (call: string, signer = key) => send(signer, { method: 'GET', path: `${API}${call}` });
const asOperator = (call: string, body: object, token = TOKEN) =>
  app.inject({ method: 'POST', url: `${API}${call}`, payload: body, headers: { authorization: `Bearer ${token}` } });

async function upload({ files }: FakeBuild) {
  for (const [integrity, body] of files) {
    const hash = Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
    expect((await send(key, { method: 'PUT', path: `${API}/files/mf-forms/${hash}`, body })).statusCode).toBe(201);
  }
}

const publication = ({ manifest }: FakeBuild) => ({
  remote: 'mf-forms',
  manifest,
  hosting: { kind: 'store' },
});

async function publish(version: string) {
  const fake = fakeBuild('mf-forms', version);
  await upload(fake);
  const answer = await post('/publish', publication(fake));
  expect(answer.statusCode).toBe(201);
  return fake;
}

beforeEach(async () => {
  logged = [];
  faults = new Map();
  sandbox = async () => ({ problems: [], classes: [] });
  health = createVersionHealth();
  live = { default: undefined, canary: undefined };
  store = createMemoryStore();
  registry = await openRegistry(store);
  key = createTeamKey();
  await registry.change(() => ownPathsGiven('mf-forms'));
  await trust(registry, 'mf-forms', key);
  gate = createGate({
    registry,
    singletonVersions: { react: '19.3.1' },
    budgets: BUDGETS,
    sandbox: (...job) => sandbox(...job),
  });
  app = fastify();
  await registerFederationApi(app, {
    registry,
    gate,
    health,
    releases: { settled: async () => undefined, live: () => live, faults: () => faults },
    settings: { publicOrigin: 'https://www.example.com', federationToken: TOKEN, devReload: false },
    logger: pino({ level: 'info' }, { write: (line) => logged.push(line) }),
    preview: (remote, version, hours) => ({
      url: `https://www.example.com/p/${remote}/${version}`,
      expires: String(hours),
    }),
  });
});

afterEach(() => app.close());

describe('a caller', () => {
  const promote: SentRequest = {
    method: 'POST',
    path: `${API}/promote`,
    body: jsonBody({ remote: 'mf-forms', version: 'v1' }),
  };

  const expectRefusal = async (
    answer: { statusCode: number; json: () => { message: string } },
    status: number,
    reason: RegExp,
  ) => {
    expect(answer.json().message).toMatch(reason);
    expect(answer.statusCode).toBe(status);
    expect(logged.filter((line) => line.includes('a federation call was refused'))).toHaveLength(1);
    expect(remoteOf(registry.state(), 'mf-forms').defaultVersion).toBeUndefined();
  };

  beforeEach(() => publish('v1'));

  it('is refused without a signature, and its body is not logged', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: promote.path,
      payload: { remote: 'mf-forms', version: 'v1', secret: 'must not be logged' },
      headers: { 'x-vipp-key': 'must not be logged', 'x-vipp-request': 'must not be logged' },
    });
    await expectRefusal(answer, 401, /not signed/);
    expect(logged.join()).not.toContain('must not be logged');
  });

  it.each<[string, Partial<SentRequest>]>([
    ['body', { body: jsonBody({ remote: 'mf-forms', version: 'v2' }) }],
    ['path', { path: `${API}/promote?x=1` }],
  ])('is refused with an altered %s', async (_what, changed) => {
    await expectRefusal(await send(key, promote, changed), 401, /does not match this request/);
  });

  it('is refused with an unknown key', async () => {
    await expectRefusal(await send(createTeamKey(), promote), 401, /not known/);
  });

  it('is refused with a revoked key', async () => {
    await revoke(registry, 'mf-forms', key);
    await expectRefusal(await send(key, promote), 401, /revoked/);
  });

  it.each([-6, 6])('is refused when its request is dated %i minutes from now', async (minutes) => {
    const time = new Date(Date.now() + minutes * 60_000).toISOString();
    await expectRefusal(await send(key, { ...promote, time }), 401, /more than 5 minutes/);
  });

  it('is refused with the key of another remote', async () => {
    const other = createTeamKey();
    await trust(registry, 'mf-content', other);
    await expectRefusal(await send(other, promote), 403, /mf-content and may not change mf-forms/);
  });

  it('is refused when it repeats any request', async () => {
    const requestId = '6f1d8f0e-3c55-4a63-9d2a-0b5f7c1e2d34';
    const status: SentRequest = { method: 'GET', path: `${API}/status`, requestId };
    expect((await send(key, status)).statusCode).toBe(200);
    await expectRefusal(await send(key, status), 401, /received before/);
  });

  it('is accepted with the token of operators, and refused with another', async () => {
    await expectRefusal(
      await asOperator('/promote', { remote: 'mf-forms', version: 'v1' }, 'guess'),
      401,
      /not that of this site’s operators/,
    );
    expect((await asOperator('/promote', { remote: 'mf-forms', version: 'v1' })).statusCode).toBe(200);
    expect(remoteOf(registry.state(), 'mf-forms').changes.at(-1)).toMatchObject({ type: 'promoted', by: 'operator' });
  });
});

describe('publishing', () => {
  it('requests missing files only, and accepts only those that match their hash', async () => {
    const fake = fakeBuild('mf-forms', 'v1');
    const files = [...fake.files.keys()];
    expect((await post('/files/missing', { remote: 'mf-forms', files })).json()).toEqual({ missing: files });
    await upload(fake);
    expect((await post('/files/missing', { remote: 'mf-forms', files })).json()).toEqual({ missing: [] });
    const answer = await send(key, {
      method: 'PUT',
      path: `${API}/files/mf-forms/${'0'.repeat(96)}`,
      body: Buffer.from('other'),
    });
    expect(answer.statusCode).toBe(422);
  });

  it('records who published a version, and does not make it live', async () => {
    const { manifest } = await publish('v1');
    const { versions, changes } = remoteOf(registry.state(), 'mf-forms');
    expect(changes.at(-1)).toMatchObject({
      type: 'published',
      version: 'v1',
      by: 'team of mf-forms',
      keyId: key.keyId,
    });
    expect((await registry.files.get(versions.get('v1')?.manifest ?? ''))?.toString()).toBe(manifest);
    expect(remoteOf(registry.state(), 'mf-forms').defaultVersion).toBeUndefined();
  });

  it('is idempotent, and refuses other files for the same version', async () => {
    const fake = await publish('v1');
    const again = await post('/publish', publication(fake));
    expect([again.statusCode, again.json().message]).toEqual([200, 'already published']);
    await post('/promote', { remote: 'mf-forms', version: 'v1' });
    expect((await post('/publish', publication(fake))).json()).toMatchObject({ liveFor: 'all' });
    const other = fakeBuild('mf-forms', 'v1', { change: (client) => client.set('contact-page.js', '// other') });
    await upload(other);
    expect((await post('/publish', publication(other))).statusCode).toBe(409);
  });

  it('needs the key of the team: an operator’s token does not prove who built it', async () => {
    const fake = fakeBuild('mf-forms', 'v1');
    await upload(fake);
    const answer = await asOperator('/publish', publication(fake));
    expect([answer.statusCode, answer.json().message]).toEqual([403, expect.stringContaining('the key of its team')]);
    expect(remoteOf(registry.state(), 'mf-forms').versions.size).toBe(0);
  });

  it('accepts a removed version again with the same files only', async () => {
    const fake = await publish('v1');
    await registry.change(() => ({ type: 'removed', remote: 'mf-forms', version: 'v1', at: '', by: 'gateway' }));
    const other = fakeBuild('mf-forms', 'v1', { change: (client) => client.set('contact-page.js', '// other') });
    await upload(other);
    expect((await post('/publish', publication(other))).statusCode).toBe(409);
    expect((await post('/publish', publication(fake))).statusCode).toBe(201);
  });

  it('is refused with all problems of the gate, and changes nothing', async () => {
    sandbox = async () => ({ problems: [{ check: 'renders', message: 'it throws', fix: 'fix it' }], classes: [] });
    const fake = fakeBuild('mf-forms', 'v1');
    await upload(fake);
    const { revision } = registry.state();
    const answer = await post('/publish', publication(fake));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().problems).toEqual([
      { check: 'renders', message: 'it throws', fix: 'fix it', breaks: 'default' },
    ]);
    expect(registry.state().revision).toBe(revision);
  });

  it('answers 503 where only content is unavailable', async () => {
    const problem = { check: 'content', message: 'its content is unavailable', fix: 'try again' };
    sandbox = async () => ({ problems: [problem], classes: [] });
    const fake = fakeBuild('mf-forms', 'v1');
    await upload(fake);
    const answer = await post('/publish', publication(fake));
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      expect.stringContaining('Try again once it does'),
    ]);
    sandbox = async () => ({
      problems: [problem, { check: 'renders', message: 'it throws', fix: 'fix it' }],
      classes: [],
    });
    expect((await post('/publish', publication(fake))).statusCode).toBe(422);
  });

  it('can be checked without any change', async () => {
    const fake = fakeBuild('mf-forms', 'v1');
    await upload(fake);
    const { revision } = registry.state();
    const answer = await post('/check', { remote: 'mf-forms', manifest: fake.manifest, hosting: { kind: 'store' } });
    expect([answer.statusCode, answer.json().version]).toEqual([200, 'v1']);
    expect(registry.state().revision).toBe(revision);
  });

  it('is refused when the key is revoked while the gate is running', async () => {
    sandbox = async () => {
      await revoke(registry, 'mf-forms', key);
      return { problems: [], classes: [] };
    };
    const fake = fakeBuild('mf-forms', 'v1');
    await upload(fake);
    expect((await post('/publish', publication(fake))).statusCode).toBe(401);
    expect(remoteOf(registry.state(), 'mf-forms').versions.size).toBe(0);
  });
});

describe('releasing', () => {
  it('is refused where another version is live than the caller has seen', async () => {
    await publish('v1');
    await publish('v2');
    const answers = [
      await post('/promote', { remote: 'mf-forms', version: 'v1' }),
      await post('/promote', { remote: 'mf-forms', version: 'v2', ifLive: 'v1' }),
      await post('/rollback', { remote: 'mf-forms', ifLive: 'v1' }),
      await post('/canary', { remote: 'mf-forms', version: 'v1', percent: 5, ifLive: 'v1' }),
      await post('/retire', { remote: 'mf-forms', ifLive: 'v1' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 409, 409]);
    expect(answers[2]?.json().message).toMatch(/has v2 live in the meantime, not v1, and nothing was changed/);
    expect(remoteOf(registry.state(), 'mf-forms').defaultVersion).toBe('v2');
  });

  it('says what to do where the registry cannot be written', async () => {
    await publish('v1');
    store.write = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
    const answer = await post('/promote', { remote: 'mf-forms', version: 'v1' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      expect.stringMatching(/no space left.+nothing was changed\. An operator makes room/),
    ]);
  });

  it('promotes, rolls back to the version before, and refuses where there is none', async () => {
    await publish('v1');
    await publish('v2');
    await post('/promote', { remote: 'mf-forms', version: 'v1' });
    await post('/promote', { remote: 'mf-forms', version: 'v2', why: 'it is better' });
    expect(remoteOf(registry.state(), 'mf-forms').defaultVersion).toBe('v2');
    expect((await post('/rollback', { remote: 'mf-forms' })).json()).toMatchObject({ version: 'v1' });
    expect(remoteOf(registry.state(), 'mf-forms').defaultVersion).toBe('v1');
    expect((await post('/rollback', { remote: 'mf-forms' })).statusCode).toBe(409);
  });

  it('starts and ends a canary, and refuses one of the default version', async () => {
    await publish('v1');
    await publish('v2');
    await post('/promote', { remote: 'mf-forms', version: 'v1' });
    expect((await post('/canary', { remote: 'mf-forms', version: 'v2', percent: 5 })).statusCode).toBe(200);
    expect(remoteOf(registry.state(), 'mf-forms').canary).toMatchObject({ version: 'v2', percent: 5 });
    expect((await post('/canary', { remote: 'mf-forms', version: 'v1', percent: 5 })).statusCode).toBe(409);
    await post('/canary', { remote: 'mf-forms', version: 'v2', percent: 0 });
    expect(remoteOf(registry.state(), 'mf-forms').canary).toBeUndefined();
  });

  it('retires a remote with redirects of its own paths, and a rollback brings it back', async () => {
    await publish('v1');
    expect((await post('/retire', { remote: 'mf-forms' })).statusCode).toBe(409);
    await post('/promote', { remote: 'mf-forms', version: 'v1' });
    const elsewhere = await post('/retire', { remote: 'mf-forms', redirects: { '/rse': '/' } });
    expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([422, expect.stringContaining('/rse')]);
    const away = { '/contact': 'https://example.org/' };
    expect((await post('/retire', { remote: 'mf-forms', redirects: away })).statusCode).toBe(400);
    expect((await post('/retire', { remote: 'mf-forms', redirects: { '/contact': '/le-groupe' } })).statusCode).toBe(
      200,
    );
    expect(remoteOf(registry.state(), 'mf-forms')).toMatchObject({
      defaultVersion: undefined,
      redirects: { '/contact': '/le-groupe' },
    });
    expect((await post('/rollback', { remote: 'mf-forms' })).json()).toMatchObject({ version: 'v1' });
  });

  it('refuses a version that was not published', async () => {
    for (const [call, more] of [
      ['/promote', {}],
      ['/canary', { percent: 5 }],
      ['/preview', { hours: 1 }],
      ['/rollback', {}],
    ] as const) {
      expect((await post(call, { remote: 'mf-forms', version: 'v9', ...more })).statusCode).toBe(404);
    }
  });

  it('answers 503 when this gateway cannot use the promoted version', async () => {
    await publish('v1');
    faults.set('mf-forms@v1', 'its host hangs');
    const answer = await post('/promote', { remote: 'mf-forms', version: 'v1' });
    expect([answer.statusCode, answer.json().message]).toEqual([503, expect.stringContaining('its host hangs')]);
  });

  it('creates a preview link, for a week at most', async () => {
    await publish('v1');
    expect((await post('/preview', { remote: 'mf-forms', version: 'v1', hours: 2 })).json()).toMatchObject({
      url: 'https://www.example.com/p/mf-forms/v1',
      expires: '2',
    });
    expect((await post('/preview', { remote: 'mf-forms', version: 'v1', hours: 169 })).statusCode).toBe(400);
  });
});

describe('reading and keys', () => {
  it('returns the status and the history to every team, without manifests', async () => {
    await publish('v1');
    const other = createTeamKey();
    await trust(registry, 'mf-content', other);
    const status = (await get('/status?remote=mf-forms', other)).json();
    expect(status.remotes).toHaveLength(1);
    expect(status.remotes[0]).toMatchObject({
      remote: 'mf-forms',
      versions: [{ version: 'v1', by: 'team of mf-forms' }],
      keys: [{ keyId: key.keyId, isRevoked: false }],
    });
    const { changes: events } = (await get('/history?remote=mf-forms&limit=1', other)).json();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ type: 'published', version: 'v1' });
    expect(events[0]).not.toHaveProperty('manifest');
  });

  it('reports the health of live versions', async () => {
    const { build } = await publish('v1');
    live = { default: build, canary: undefined };
    health.rendered('mf-forms', 'v1', 12);
    health.failed('mf-forms', 'v1', 'render', 'TypeError at /contact');
    const {
      remotes: [status],
    } = (await get('/status?remote=mf-forms')).json();
    expect(status.health).toEqual([
      expect.objectContaining({
        version: 'v1',
        role: 'default',
        share: 100,
        verdict: 'watch',
        renders: 1,
        failed: 1,
        errorRate: 0.5,
        last: { kind: 'render', reason: 'TypeError at /contact' },
        renderMs: { p50: 12, p95: 12 },
      }),
    ]);
  });

  it.each([
    [false, /immutable/],
    [true, /^no-store$/],
  ])('lets caches store a manifest, but not in development (%s)', async (isDev, expected) => {
    await publish('v1');
    const again = fastify();
    registerPublicDocuments(again, { registry, settings: { devReload: isDev, publicOrigin: '' } });
    expect((await again.inject({ url: '/federation/builds/mf-forms/v1.json' })).headers['cache-control']).toMatch(
      expected,
    );
    await again.close();
  });

  it('allows only operators to give paths, none of the shell’s own', async () => {
    const give = (...paths: string[]) => ({ remote: 'mf-events', paths });
    expect((await post('/paths', give('/evenements'))).statusCode).toBe(403);
    expect((await asOperator('/paths', give('/healthz'))).statusCode).toBe(422);
    expect((await asOperator('/paths', give('/Evenements'))).statusCode).toBe(400);
    const given = await asOperator('/paths', give('/evenements', '/contact/agenda'));
    expect(given.json()).toMatchObject({ paths: ['/evenements', '/contact/agenda'] });
    expect((await get('/status?remote=mf-events')).json().remotes[0].paths).toEqual(['/evenements', '/contact/agenda']);
  });

  it('allows only operators to add and revoke keys', async () => {
    const added = createTeamKey();
    const body = { remote: 'mf-forms', publicKey: added.publicKey, label: 'CI' };
    expect((await post('/keys', body)).statusCode).toBe(403);
    expect((await asOperator('/keys', body)).statusCode).toBe(201);
    expect((await get('/status', added)).statusCode).toBe(200);
    expect((await asOperator('/keys/revoke', { remote: 'mf-forms', keyId: added.keyId })).statusCode).toBe(200);
    expect((await get('/status', added)).statusCode).toBe(401);
    expect((await asOperator('/keys', body)).statusCode).toBe(409);
    const misspelt = await asOperator('/keys', { ...body, remote: 'mf-fromage' });
    expect([misspelt.statusCode, misspelt.json().message]).toEqual([
      404,
      expect.stringContaining('mf-fromage is not known here; known: mf-forms'),
    ]);
    expect((await get('/status?remote=mf-fromage')).statusCode).toBe(404);
  });

  it('returns the contract of the site and its registry to all callers', async () => {
    const contract = (await app.inject({ url: `${API}/contract.json` })).json();
    expect(contract.modules['mf-forms']).toEqual(['./newsletter-modal']);
    expect(contract).toMatchObject({
      singletons: { react: '19.3.1' },
      budgets: BUDGETS,
      live: [{ id: 'default', remotes: {} }],
    });
    expect((await app.inject({ url: '/federation/registry.json' })).json()).toHaveProperty('microFrontends.mf-forms');
  });

  it('names the invalid fields of a request', async () => {
    const answer = await post('/promote', { remote: 'mf-forms' });
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('version')]);
    const noJson = await send(key, { method: 'POST', path: `${API}/promote`, body: Buffer.from('{') });
    expect(noJson.statusCode).toBe(400);
  });
});
