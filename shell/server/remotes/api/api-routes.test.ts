import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import pino from 'pino';
import { toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import {
  createKey,
  readKey,
  signatureHeaders,
  type SigningKey,
} from '@vipp/shared/contract/federation/signature.server';
import type { RunSandbox } from '../gate/sandbox-worker';
import { createVersionHealth } from '../health/version-health';
import { NOT_LIVE } from '../live/choose-release';
import { previewOf } from '../live/previews';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry, type Registry } from '../registry/registry';
import type { RegistryStore } from '../registry/registry-store';
import { ownPathsGiven } from '../../testing/registry-changes';
import { fakeBuild } from '../../testing/fake-build';
import { createAuthorise, registerFederationApi } from './api-routes';
import { pathsOf, remoteOf } from '../registry/registry-state';

const TOKEN = 'token-of-the-operators';
const API = '/federation/api';

let app: FastifyInstance;
let registry: Registry;
let store: RegistryStore;
let key: SigningKey;
let logged: string[];
let faults: Map<string, string>;
let sandbox: RunSandbox;

type SentRequest = { method: string; path: string; body?: Buffer; time?: string };

const createTeamKey = () => readKey(createKey().pem);
const OTHER = createTeamKey();
const trust = (remote: RemoteName, { publicKey, keyId }: SigningKey) =>
  registry.change(() => ({ remote, by: 'operator', type: 'key-added', keyId, publicKey, label: `team of ${remote}` }));
const revoke = (remote: RemoteName, { keyId }: SigningKey) =>
  registry.change(() => ({ remote, by: 'operator', type: 'key-revoked', keyId }));

type Answered = { statusCode: number; json: () => object };
/** Status and fields of an answer. */
const read = (answer: Answered): Record<string, unknown> => ({ status: answer.statusCode, ...answer.json() });

const jsonBody = (body: object) => Buffer.from(JSON.stringify(body));

async function send(signer: SigningKey, request: SentRequest, changed: Partial<SentRequest> = {}) {
  const sent = { ...request, ...changed };
  const signed = { body: Buffer.alloc(0), time: new Date().toISOString(), requestId: randomUUID(), ...request };
  const type = sent.path.includes('/files/mf-') ? 'application/octet-stream' : 'application/json';
  const answer = await app.inject({
    method: sent.method as 'POST',
    url: sent.path,
    headers: { ...signatureHeaders(signer, signed), ...(sent.body && { 'content-type': type }) },
    ...(sent.body && { payload: sent.body }),
  });
  return read(answer);
}

/** Calls about `mf-forms`, unless the fields name another remote. */
const post = (call: string, fields: object = {}, signer = key) =>
  send(signer, { method: 'POST', path: `${API}/${call}`, body: jsonBody({ remote: 'mf-forms', ...fields }) });
const get = (call: string, signer = key) => send(signer, { method: 'GET', path: `${API}/${call}` });
const asOperator = async (call: string, fields: object, authorization = `Bearer ${TOKEN}`) => {
  const payload = { remote: 'mf-forms', ...fields };
  return read(await app.inject({ method: 'POST', url: `${API}/${call}`, payload, headers: { authorization } }));
};
const forms = () => remoteOf(registry.state(), 'mf-forms');

/** A build with uploaded files, and the input of `publish`. */
async function uploaded(version = 'v1', changes?: Parameters<typeof fakeBuild>[2]) {
  const { files, manifest } = fakeBuild('mf-forms', version, changes);
  for (const [integrity, body] of files) {
    const path = `${API}/files/mf-forms/${toHexHash(integrity)}`;
    expect((await send(key, { method: 'PUT', path, body })).status).toBe(200);
  }
  return { manifest };
}
const otherFiles = () => uploaded('v1', { change: (client) => client.set('contact-page.js', '// other') });

async function publish(version: string) {
  const publication = await uploaded(version);
  expect(await post('publish', publication)).toMatchObject({ status: 200 });
  return publication;
}

beforeEach(async () => {
  logged = [];
  faults = new Map();
  sandbox = async () => [];
  store = createMemoryStore();
  registry = await openRegistry(store);
  key = createTeamKey();
  await registry.change(() => ownPathsGiven('mf-forms'));
  await trust('mf-forms', key);
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
  app = fastify({ loggerInstance });
  await registerFederationApi(app, {
    registry,
    singletonVersions: { react: '19.3.1' },
    sandbox: (...job) => sandbox(...job),
    health: createVersionHealth(),
    live: { settled: async () => undefined, live: () => NOT_LIVE, faults: () => faults },
    settings: { federationToken: TOKEN, publicOrigin: 'https://www.example.com', workshopOrigin: undefined },
  });
});

describe('a caller', () => {
  const [body, altered] = ['v1', 'v2'].map((version) => jsonBody({ remote: 'mf-forms', version }));
  const promote: SentRequest = { method: 'POST', path: `${API}/promote`, body };

  const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const withToken = (authorization: string) => asOperator('promote', { version: 'v1' }, authorization);
  const expectRefusal = (answer: object, status: number, reason: RegExp) => {
    expect(answer).toMatchObject({ status, message: expect.stringMatching(reason) });
    expect(logged.filter((line) => line.includes('a federation call was refused'))).toHaveLength(1);
    expect(forms().default?.version).toBeUndefined();
  };

  beforeEach(() => publish('v1'));

  it('is refused without a signature, and its body is not logged', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: promote.path,
      payload: { remote: 'mf-forms', version: 'v1', secret: 'must not be logged' },
      headers: { 'x-vipp-key': 'must not be logged', 'x-vipp-request': 'must not be logged' },
    });
    expectRefusal(read(answer), 401, /not signed/);
    expect(logged.join()).not.toContain('must not be logged');
  });

  it.each<[string, RegExp, () => Promise<object>, status?: number]>([
    ['an altered body', /does not match this request/, () => send(key, promote, { body: altered })],
    ['an unknown key', /is not known here/, () => send(createTeamKey(), promote)],
    ['a revoked key', /was revoked/, () => revoke('mf-forms', key).then(() => send(key, promote))],
    ['the time of 6 minutes ago', /more than 5 minutes/, () => send(key, { ...promote, time: minutesFromNow(-6) })],
    ['a time in 6 minutes', /more than 5 minutes/, () => send(key, { ...promote, time: minutesFromNow(6) })],
    ['the token of others', /not that of this site’s operators/, () => withToken('Bearer guess')],
    ['no token', /not that of this site’s operators/, () => withToken('Bearer ')],
    ['the key of another remote', /mf-content and may not change mf-forms/, () => send(OTHER, promote), 403],
  ])('is refused with %s', async (...[, reason, request, status = 401]) => {
    await trust('mf-content', OTHER);
    expectRefusal(await request(), status, reason);
  });

  it('is no operator with an empty token where the site has none', () => {
    const check = createAuthorise(registry, '');
    for (const authorization of ['Bearer ', 'Bearer', ''])
      expect(() => check({ headers: { authorization } } as FastifyRequest)).toThrow(/not that of this site’s/);
  });

  it('is trusted for one remote with a key that was revoked for another', async () => {
    await trust('mf-content', key);
    await revoke('mf-content', key);
    expect(await send(key, promote)).toMatchObject({ status: 200 });
  });

  it('is accepted with the token of operators', async () => {
    expect(await asOperator('promote', { version: 'v1' })).toMatchObject({ status: 200 });
    expect(forms().changes.at(-1)).toMatchObject({ type: 'promoted', by: 'operator' });
  });

  it('gets the invalid fields of a request', async () => {
    expect(await post('promote')).toMatchObject({ status: 400, message: expect.stringContaining('version') });
    expect(await send(key, { ...promote, body: Buffer.from('{') })).toMatchObject({ status: 400 });
  });
});

describe('publishing', () => {
  it('requests missing files only, and accepts only those that match their hash', async () => {
    const files = [...fakeBuild('mf-forms', 'v1').files.keys()];
    expect(await post('files/missing', { files })).toMatchObject({ missing: files });
    await uploaded();
    expect(await post('files/missing', { files })).toMatchObject({ missing: [] });
    const path = `${API}/files/mf-forms/${'0'.repeat(96)}`;
    expect(await send(key, { method: 'PUT', path, body: Buffer.from('other') })).toMatchObject({ status: 422 });
  });

  it('records who published a version, and does not make it live', async () => {
    const { manifest } = await publish('v1');
    const { versions, changes, default: live } = forms();
    const by = { by: 'team of mf-forms', keyId: key.keyId };
    expect(changes.at(-1)).toMatchObject({ type: 'published', version: 'v1', ...by });
    expect((await registry.files.get(versions['v1']?.manifest ?? ''))?.toString()).toBe(manifest);
    expect(live).toBeUndefined();
  });

  it('is idempotent, and refuses other files for the same version', async () => {
    const publication = await publish('v1');
    expect(await post('publish', publication)).toMatchObject({
      message: expect.stringContaining('mf-forms@v1: already published. No visitor gets it'),
    });
    await post('promote', { version: 'v1' });
    expect(await post('publish', publication)).toMatchObject({ message: 'mf-forms@v1: already published, and live' });
    expect(await post('publish', await otherFiles())).toMatchObject({ status: 409 });
  });

  it('needs the key of the team: an operator’s token does not prove who built it', async () => {
    const refused = { status: 403, message: expect.stringContaining('the key of its team') };
    expect(await asOperator('publish', await uploaded())).toMatchObject(refused);
    expect(forms().versions).toEqual({});
  });

  it('accepts a removed version again with the same files only', async () => {
    const publication = await publish('v1');
    await registry.change(() => ({ type: 'removed', remote: 'mf-forms', version: 'v1', at: '', by: 'gateway' }));
    expect(await post('publish', await otherFiles())).toMatchObject({ status: 409 });
    expect(await post('publish', publication)).toMatchObject({ status: 200 });
  });

  it('is refused with all problems of the gate, with 503 where only content is unavailable; a check changes nothing', async () => {
    const throws = { check: 'renders', message: 'it throws', fix: 'fix it' };
    const noContent = { check: 'content', message: 'its content is unavailable', fix: 'try again' };
    const publication = await uploaded();
    const { revision } = registry.state();
    sandbox = async () => [noContent, throws];
    expect(await post('publish', publication)).toMatchObject({ status: 422, problems: [noContent, throws] });
    sandbox = async () => [noContent];
    const later = { status: 503, message: expect.stringContaining('Try again once it does') };
    expect(await post('publish', publication)).toMatchObject(later);
    sandbox = async () => [];
    expect(await post('check', publication)).toMatchObject({ status: 200, version: 'v1' });
    expect(registry.state().revision).toBe(revision);
  });

  it('is refused after the key is revoked during the gate', async () => {
    sandbox = async () => {
      await revoke('mf-forms', key);
      return [];
    };
    expect(await post('publish', await uploaded())).toMatchObject({ status: 401 });
    expect(forms().versions).toEqual({});
  });
});

describe('releasing', () => {
  beforeEach(async () => {
    await publish('v1');
    await publish('v2');
    await post('promote', { version: 'v1' });
  });

  it.each([
    ['promote', {}],
    ['canary', { percent: 5 }],
    ['rollback', {}],
    ['retire', {}],
    ['preview', { hours: 1 }],
  ])('%s is refused of an unknown version, and after another change of the live version', async (call, more) => {
    if (call !== 'retire') expect(await post(call, { version: 'v9', ...more })).toMatchObject({ status: 404 });
    const message = expect.stringContaining('has v1 live in the meantime, not v2, and nothing was changed');
    const overtaken = { status: 409, message };
    if (call !== 'preview') expect(await post(call, { version: 'v1', ...more, ifLive: 'v2' })).toMatchObject(overtaken);
    expect(await post('promote', { version: 'v2', ifLive: 'v1' })).toMatchObject({ status: 200 });
  });

  it('answers 503 where this gateway cannot use the promoted version, or cannot write the registry', async () => {
    faults.set('mf-forms@v2', 'its host hangs');
    const hangs = expect.stringContaining('its host hangs');
    expect(await post('promote', { version: 'v2' })).toMatchObject({ status: 503, message: hangs });
    store.write = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
    const message = expect.stringMatching(/no space left.+nothing was changed\. An operator makes room/);
    expect(await post('promote', { version: 'v2' })).toMatchObject({ status: 503, message });
  });

  it('promotes, rolls back to the version before, and refuses where there is none', async () => {
    await post('promote', { version: 'v2', why: 'it is better' });
    expect(forms().default?.version).toBe('v2');
    expect(await post('rollback')).toMatchObject({ version: 'v1' });
    expect(forms().default?.version).toBe('v1');
    expect(await post('rollback')).toMatchObject({ status: 409 });
  });

  it('starts a canary, refuses one of the default version, and ends it by a rollback that leaves the default version', async () => {
    expect(await post('canary', { version: 'v2', percent: 5 })).toMatchObject({ status: 200 });
    expect(forms().canary).toMatchObject({ version: 'v2', percent: 5 });
    expect(await post('canary', { version: 'v1', percent: 5 })).toMatchObject({ status: 409 });
    const message = expect.stringMatching(/^mf-forms@v1: the canary v2 has ended$/);
    expect(await post('rollback')).toMatchObject({ version: 'v1', message });
    expect(forms()).toMatchObject({ default: { version: 'v1' }, canary: undefined });
    await post('promote', { version: 'v2' });
    await post('canary', { version: 'v1', percent: 5 });
    const next = expect.stringMatching(/canary v1 has ended; a second rollback makes v1 live/);
    expect(await post('rollback')).toMatchObject({ version: 'v2', message: next });
  });

  it('retires a remote with redirects of its own paths, and a rollback brings it back', async () => {
    const retire = (redirects: Record<string, string>) => post('retire', { redirects });
    expect(await retire({ '/rse': '/' })).toMatchObject({ status: 422, message: expect.stringContaining('/rse') });
    expect(await retire({ '/contact': 'https://example.org/' })).toMatchObject({ status: 400 });
    expect(await retire({ '/contact': '/le-groupe' })).toMatchObject({ status: 200 });
    expect(forms()).toMatchObject({ default: undefined, redirects: { '/contact': '/le-groupe' } });
    expect(await retire({})).toMatchObject({ status: 409 });
    expect(await post('rollback')).toMatchObject({ version: 'v1' });
  });

  it('creates a preview link, for a week at most', async () => {
    const { url, expires } = await post('preview', { version: 'v1', hours: 2 });
    const [, token = ''] = /^https:\/\/www\.example\.com\/federation\/preview\/(.+)$/.exec(String(url)) ?? [];
    expect(previewOf(registry.state(), token)).toMatchObject({ remote: 'mf-forms', version: 'v1', until: expires });
    expect(forms().versions['v1']?.usedUntil).toBe(expires);
    expect(await post('preview', { version: 'v1', hours: 169 })).toMatchObject({ status: 400 });
  });
});

it('the API returns the status and the history to every team, without manifests', async () => {
  await publish('v1');
  await trust('mf-content', OTHER);
  const versions = [{ version: 'v1', by: 'team of mf-forms' }];
  const status = { remote: 'mf-forms', versions, keys: [{ keyId: key.keyId, isRevoked: false }] };
  expect((await get('status?remote=mf-forms', OTHER)).remotes).toMatchObject([status]);
  const { changes, message } = await get('history?remote=mf-forms&limit=1', OTHER);
  const line = /^- \{ remote: mf-forms, at: \S+Z, by: team of mf-forms, type: published, version: v1, keyId: \w+ \}\n$/;
  expect(message).toMatch(line);
  expect(changes).toEqual([expect.objectContaining({ type: 'published', version: 'v1' })]);
  expect(JSON.stringify(changes)).not.toContain('manifest');
});

it('the API allows only operators to give paths, none of the shell’s own', async () => {
  const give = (...paths: string[]) => ({ remote: 'mf-events', paths });
  expect(await post('paths', give('/evenements'))).toMatchObject({ status: 403 });
  expect(await asOperator('paths', give('/healthz'))).toMatchObject({ status: 422 });
  expect(await asOperator('paths', give('/Evenements'))).toMatchObject({ status: 400 });
  const paths = ['/evenements', '/contact/agenda'];
  expect(await asOperator('paths', give(...paths))).toMatchObject({ paths });
  expect((await get('status?remote=mf-events')).remotes).toMatchObject([{ paths }]);
});

it('the API allows only operators to add and revoke keys', async () => {
  const { publicKey, ...added } = createTeamKey();
  const fields = { publicKey, label: 'CI' };
  expect(await post('keys', fields)).toMatchObject({ status: 403 });
  expect(await asOperator('keys', fields)).toMatchObject({ status: 200 });
  expect(await get('status', { publicKey, ...added })).toMatchObject({ status: 200 });
  expect(await asOperator('keys/revoke', { keyId: added.keyId })).toMatchObject({ status: 200 });
  expect(await get('status', { publicKey, ...added })).toMatchObject({ status: 401 });
  expect(await asOperator('keys', fields)).toMatchObject({ status: 409 });
  const unknown = { status: 404, message: expect.stringContaining('mf-fromage is not known here; known: mf-forms') };
  expect(await asOperator('keys', { ...fields, remote: 'mf-fromage' })).toMatchObject(unknown);
  expect(await get('status?remote=mf-fromage')).toMatchObject(unknown);
});

it('the API returns the contract of the site and the manifests of its versions to all callers', async () => {
  const { manifest } = await publish('v1');
  await publish('v2');
  await post('promote', { version: 'v1' });
  await post('canary', { version: 'v2', percent: 10 });
  expect((await app.inject({ url: `${API}/contract.json` })).json()).toMatchObject({
    live: { 'mf-forms': { default: 'v1', canary: 'v2' } },
    modules: { 'mf-forms': ['./newsletter-modal'] },
    singletons: { react: '19.3.1' },
    paths: { 'mf-forms': pathsOf(registry.state(), 'mf-forms') },
  });
  const { headers, body } = await app.inject('/federation/builds/mf-forms/v1.json');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(JSON.parse(body)).toEqual(JSON.parse(manifest));
  for (const name of ['mf-forms/v4.json', 'mf-forms/v1', 'constructor/v1.json'])
    expect((await app.inject(`/federation/builds/${name}`)).statusCode).toBe(404);
});
