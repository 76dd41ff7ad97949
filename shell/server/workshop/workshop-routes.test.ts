import fastify, { type FastifyInstance } from 'fastify';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { EDITOR, SESSION_HEADER } from '@vipp/shared/contract/workshop/workshop-call';
import { startHttpServer, type HttpServer } from '@vipp/shared/testing/http-server.server';
import { minimalBuild } from '../testing/registry-changes';
import { createVisitorLimits, type VisitorLimits } from '../forms/submission-limit';
import { EDITOR_POLICY, registerEditor } from './editor-routes';
import { BROWSER_COOKIE, createKnownBrowsers, registerWorkshop, SESSION_COOKIE } from './workshop-routes';

const ORIGIN = 'https://www.vipp.example';
const COOKIE = `__Host-${SESSION_COOKIE}`;
const OWN_PAGE = { 'sec-fetch-site': 'same-origin', origin: ORIGIN };

const PASSED = { authorization: 'Bearer jeton', [SESSION_HEADER]: 'abc' };
let app: FastifyInstance;

/** The calls of the content service that the gateway passes on. */
const received: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
let answer: { status: number; headers?: Record<string, string>; body: unknown };
let backend: HttpServer;
beforeAll(async () => {
  backend = await startHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify(answer.body));
    });
  });
});
beforeEach(() => void (received.length = 0));

describe('calls of the workshop at the gateway', () => {
  const errors: string[] = [];

  function start(limits: Pick<VisitorLimits, 'tryPassword'>, backendUrl = backend.url): void {
    app = fastify();
    app.decorate('publicOrigin', ORIGIN);
    registerWorkshop(app, {
      settings: { backendUrl, apiToken: 'jeton', publicOrigin: ORIGIN, formStateSecrets: ['s', 'old'] },
      limits,
      onError: (name, reason) => errors.push(`${name} ${reason}`),
    });
  }
  const limits = createVisitorLimits(async () => ({ sent: 1, seconds: 600 }), 2);

  beforeEach(() => {
    answer = { status: 200, body: { email: 'awa@vipp.example', role: 'recruiter' } };
    errors.length = 0;
    start(limits);
  });

  const call = (name: string, headers: Record<string, string> = OWN_PAGE, payload: object | string = {}) =>
    app.inject({
      method: 'POST',
      url: `/_data/workshop/${name}`,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('are passed on with the token of the site, and the session in a header', async () => {
    const response = await call('account', { ...OWN_PAGE, cookie: `${COOKIE}=abc; autre=1` });
    expect([response.statusCode, response.json()]).toEqual([200, { email: 'awa@vipp.example', role: 'recruiter' }]);
    expect(received).toMatchObject([{ url: '/backend/public/api/workshop/account', headers: PASSED, body: '{}' }]);
    expect(received[0]?.headers.cookie).toBeUndefined();
    expect([response.headers['cache-control'], response.headers[SESSION_HEADER]]).toEqual(['no-store', undefined]);
  });

  it('give a browser its session as a cookie that no script and no other site can use', async () => {
    answer = { ...answer, headers: { [SESSION_HEADER]: 'neuf' } };
    expect((await call('signIn')).headers['set-cookie']).toEqual([
      `${COOKIE}=neuf; Path=/; Max-Age=28800; SameSite=Strict; HttpOnly; Secure`,
      expect.stringMatching(/^__Host-vipp_atelier_navigateur=[\w.-]+; Path=\/; Max-Age=34560000; SameSite=Strict; /),
    ]);
  });

  it('remove the cookie of a session that has ended', async () => {
    answer = { status: 401, headers: { [SESSION_HEADER]: '' }, body: { message: 'terminée' } };
    const response = await call('forms', { ...OWN_PAGE, cookie: `${COOKIE}=vieux` });
    expect(response.statusCode).toBe(401);
    expect(response.headers['set-cookie']).toContain(`${COOKIE}=; Path=/; Max-Age=0`);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://attaque.example' }],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://autre.vipp.example' }],
    ['a link or an address that was typed', { 'sec-fetch-site': 'none' }],
    ['an old browser on another site', { origin: 'https://attaque.example' }],
    ['an old browser in a sandbox', { origin: 'null' }],
    ['a program without any origin', {}],
    ['a form', { ...OWN_PAGE, 'content-type': 'text/plain' }],
  ])('of %s get nowhere', async (_who, headers) => {
    expect([403, 415]).toContain((await call('forms', { cookie: `${COOKIE}=abc`, ...headers }, '{}')).statusCode);
    expect(received).toEqual([]);
  });

  it('of an old browser on the site itself are passed on', async () => {
    expect([(await call('forms', { origin: ORIGIN })).statusCode, received.length]).toEqual([200, 1]);
  });

  it('answer without the content service when nobody can be signed in', async () => {
    const response = await call('account');
    expect([response.statusCode, response.json(), received]).toEqual([200, null, []]);
  });

  it('cannot leave the folder of calls', async () => {
    for (const name of ['..%2Fcandidats', 'forms%3Fx', 'a'.repeat(41)]) expect((await call(name)).statusCode).toBe(404);
    expect(received).toEqual([]);
  });

  it('limit wrong passwords of one account from one network, however its address is written', async () => {
    const tried: string[] = [];
    start({
      tryPassword: async ({ account, address, browser }, work, isFailure) => {
        tried.push(`${account} ${browser === undefined ? address : 'known'}`);
        if (tried.length > 3) return { retryAfterSeconds: 10 };
        const done = await work();
        tried.push(String(isFailure(done)));
        return done;
      },
    });
    const signIn = (email: unknown) => call('signIn', OWN_PAGE, { email, password: 'secret' });
    expect((await signIn({ toString: 1 })).statusCode).toBe(200);
    answer = { status: 422, body: { message: 'L’adresse électronique ou le mot de passe est incorrect.' } };
    await signIn('<Awa@vipp.example>?q');
    expect(tried).toEqual([' 127.0.0.1', 'false', 'awa@vipp.example 127.0.0.1', 'true']);
    const refused = await signIn('awa@vipp.example');
    const { valueFor } = createKnownBrowsers(['old']);
    for (const known of ['awa@vipp.example', 'yao@vipp.example']) {
      const cookie = `__Host-${BROWSER_COOKIE}=${valueFor(known)}`;
      await call('signIn', { ...OWN_PAGE, cookie }, { email: 'awa@vipp.example', password: 'secret' });
    }
    expect(tried.slice(5)).toEqual(['awa@vipp.example known', 'awa@vipp.example 127.0.0.1']);
    expect([refused.statusCode, refused.headers['retry-after'], received.length]).toEqual([429, '10', 2]);
    answer = { status: 200, body: {} };
    expect((await call('account')).statusCode).toBe(200);
  });

  it('make a browser known by the choice of a password by link, in any network', async () => {
    const chosen = { email: 'Awa@vipp.example', id: 'x', password: 'secret', passwordConfirm: 'secret' };
    const { headers } = await call('choosePassword', OWN_PAGE, chosen);
    const value = /navigateur=([^;]+)/.exec(String(headers['set-cookie']));
    expect(createKnownBrowsers(['s']).idOf(value?.[1], 'awa@vipp.example')).toBeDefined();
    answer = { status: 422, body: { message: 'Ce lien n’est plus valable.' } };
    expect((await call('choosePassword', OWN_PAGE, chosen)).headers['set-cookie']).toBeUndefined();
  });

  it('pass on refusals with their pause', async () => {
    answer = { status: 429, headers: { 'retry-after': '60' }, body: { message: 'Trop de tentatives.' } };
    const { statusCode, headers, body } = await call('signIn');
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([429, '60', answer.body]);
  });

  it('report an outage of the content service without loss, and log no input', async () => {
    start(limits, 'http://127.0.0.1:1');
    const response = await call('signIn', OWN_PAGE, { email: 'awa@vipp.example', password: 'secret' });
    expect([response.statusCode, response.json().message]).toEqual([503, expect.stringContaining('réessayez')]);
    // The class of an error of another realm is unknown to the test.
    expect(errors.join()).toMatch(/^signIn \w+$/);
  });
});

describe('the editor of texts at the gateway', () => {
  const folder = temporaryFolder();
  beforeAll(async () => {
    await mkdir(path.join(folder, '.cache'));
    await writeFile(path.join(folder, '.cache', EDITOR.file), 'editor("modications");');
  });
  beforeEach(() => {
    answer = { status: 200, body: { done: 1 }, headers: { [SESSION_HEADER]: 'neuf' } };
    app = fastify();
    app.decorate('publicOrigin', ORIGIN);
    const settings = { backendUrl: backend.url, apiToken: 'jeton', publicOrigin: ORIGIN, packagesDir: folder };
    registerEditor(app, { settings, releases: { shell: minimalBuild('shell', '1') }, onError: () => undefined });
  });

  const call = (headers: Record<string, string> = OWN_PAGE, payload = '{"action":"info"}') =>
    app.inject({
      method: 'POST',
      url: EDITOR.call,
      payload,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    });

  it.each([EDITOR.page, EDITOR.versionsPage])('has a policy of its own on %s alone, and its program', async (url) => {
    answer = { status: 401, body: { error: 'terminée' } };
    const page = await app.inject(url);
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([200, EDITOR_POLICY]);
    expect([page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    expect(page.body).toContain('id="barre"');
    expect(page.body).toContain('<script src="/_mf/shell/');
    const script = await app.inject(EDITOR.script);
    expect([script.body, script.headers['content-security-policy']]).toEqual(['editor("modifications");', undefined]);
  });

  it('says where texts are edited with a content service of another kind', async () => {
    answer = { status: 404, body: {} };
    const page = await app.inject(EDITOR.page);
    expect(page.body).toContain('publiés par un autre service');
    expect(page.body).not.toContain('<script');
  });

  it('passes calls on as they come, with the session in a header, and its new token in a cookie', async () => {
    const response = await call({ ...OWN_PAGE, cookie: `${COOKIE}=abc` });
    expect([response.statusCode, response.json()]).toEqual([200, { done: 1 }]);
    const cookie = `${COOKIE}=neuf; Path=/; Max-Age=28800; SameSite=Strict; HttpOnly`;
    expect(response.headers['set-cookie']).toContain(cookie);
    expect(received).toMatchObject([{ body: '{"action":"info"}', headers: PASSED }]);
    expect(received[0]?.headers.cookie).toBeUndefined();
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://attaque.example' }],
    ['a form', { ...OWN_PAGE, 'content-type': 'text/plain' }],
    ['its page with more than 50 MB', { ...OWN_PAGE, 'content-length': String(EDITOR.maxBytes + 1) }],
  ])('accepts no call of %s', async (_who, headers) => {
    expect([403, 413, 415]).toContain((await call({ cookie: `${COOKIE}=abc`, ...headers })).statusCode);
    expect(received).toEqual([]);
  });
});
