import fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  EDITOR_DATA_PATH,
  EDITOR_PAGE,
  EDITOR_PROGRAM,
  EDITOR_SCRIPT,
  MAX_EDITOR_BODY_BYTES,
  SESSION_HEADER,
  VERSIONS_PAGE,
} from '@vipp/shared/contract/workshop/workshop-call';
import { startHttpServer, type HttpServer } from '../testing/http-server';
import { minimalBuild } from '../testing/registry-changes';
import { EDITOR_POLICY, registerEditor } from './editor-routes';
import { SESSION_COOKIE } from './workshop-routes';

const ORIGIN = 'https://www.vipp.example';
const OWN_PAGE = { 'sec-fetch-site': 'same-origin', origin: ORIGIN };
const shell = minimalBuild('shell', '1');
const COOKIE = `__Host-${SESSION_COOKIE}`;

describe('the editor of texts at the gateway', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp editor-'));
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  let answer: { status: number; headers?: Record<string, string>; body: unknown };
  let backend: HttpServer;
  let app: FastifyInstance | undefined;
  const get = (url: string) => site().inject(url);
  const site = (): FastifyInstance => app ?? fastify();

  beforeAll(async () => {
    await mkdir(path.join(folder, '.cache'));
    await writeFile(path.join(folder, '.cache', EDITOR_PROGRAM.file), 'editor("modications");');
    backend = await startHttpServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(JSON.stringify(answer.body));
      });
    });
  });
  const open = async (backendUrl: string) => {
    await app?.close();
    app = fastify();
    app.decorate('publicOrigin', ORIGIN);
    const settings = { backendUrl, apiToken: 'jeton', publicOrigin: ORIGIN, packagesDir: folder };
    registerEditor(app, { settings, releases: { shell }, onError: () => undefined });
  };
  beforeEach(async () => {
    answer = { status: 401, body: { error: 'terminée' } };
    received.length = 0;
    await open(backend.url);
  });
  afterEach(() => app?.close());
  afterAll(async () => {
    await backend.close();
    rmSync(folder, { recursive: true });
  });

  const call = (headers: Record<string, string> = OWN_PAGE, payload = '{"action":"info"}') =>
    site().inject({
      method: 'POST',
      url: EDITOR_DATA_PATH,
      payload,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    });

  it.each([EDITOR_PAGE, VERSIONS_PAGE])('has a policy of its own on %s alone, and its program', async (url) => {
    const page = await get(url);
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([200, EDITOR_POLICY]);
    expect([page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    expect(page.body).toContain('id="connexion"');
    expect(page.body).toContain('<script src="/_mf/shell/');
    const script = await get(EDITOR_SCRIPT);
    expect([script.body, script.headers['content-security-policy']]).toEqual(['editor("modifications");', undefined]);
  });

  it('passes calls on as they come, with the session in a header, and its new token in a cookie', async () => {
    answer = { status: 200, body: { done: 1 }, headers: { [SESSION_HEADER]: 'neuf' } };
    const response = await call({ ...OWN_PAGE, cookie: `${COOKIE}=abc` });
    expect([response.statusCode, response.json()]).toEqual([200, { done: 1 }]);
    expect(response.headers['set-cookie']).toContain(
      `${COOKIE}=neuf; Path=/; Max-Age=28800; SameSite=Strict; HttpOnly`,
    );
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect([headers.authorization, headers[SESSION_HEADER], headers.cookie, body]).toEqual([
      'Bearer jeton',
      'abc',
      undefined,
      '{"action":"info"}',
    ]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://attaque.example' }],
    ['a form', { ...OWN_PAGE, 'content-type': 'text/plain' }],
    ['its page with more than 50 MB', { ...OWN_PAGE, 'content-length': String(MAX_EDITOR_BODY_BYTES + 1) }],
  ])('accepts no call of %s', async (_who, headers) => {
    const response = await call({ cookie: `${COOKIE}=abc`, ...headers });
    expect([403, 413, 415]).toContain(response.statusCode);
    expect(received).toEqual([]);
  });
});
