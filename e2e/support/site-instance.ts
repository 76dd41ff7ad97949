/** A separate gateway for one test, in front of a content service that the test can stop and start again. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway, testTokens } from 'tooling/testing/test-site';
import { siteUrl } from './site-url';

/** How its content service differs from the one of the site under test. */
type Content = {
  /** Changes an answer of the API, by its path below the base. */
  alter?: (path: string, body: unknown) => unknown;
  /** Answers forms, by the same path; without it, the service lacks their calls. */
  answerForm?: (path: string) => unknown;
  /** Files that it stores besides, by their paths. */
  files?: Readonly<Record<string, Buffer>>;
};

const API = '/backend/public/api';
const STORAGE = '/backend/public/';
/** Requirement 7.2 has these calls; the extensions of our content service are none of another. */
const READ_CALLS = /^\/(etude\/theme|getElement\/(category|posts|postsArticles)\/all|content\/page\/\d+)$/;

/**
 * Answers with the token as the site under test does, with the changes of the test.
 *
 * @param named paths of the stored files that its content has named; it stores no others
 */
async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { alter, answerForm, files }: Content,
  named: Set<string>,
): Promise<void> {
  const file = files?.[request.url ?? ''];
  if (file) return void response.writeHead(200, { 'cache-control': 'public, max-age=3600' }).end(file);
  const isApi = request.url?.startsWith(`${API}/`);
  if (isApi && request.headers.authorization !== `Bearer ${testTokens.API_TOKEN}`) {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"unauthorised"}');
    return;
  }
  if (isApi && request.method === 'POST' && answerForm) {
    request.resume();
    response.end(JSON.stringify(answerForm(request.url?.slice(API.length) ?? '')));
    return;
  }
  const path = request.url ?? '/';
  const isThere = isApi ? READ_CALLS.test(path.slice(API.length)) : named.has(path.slice(STORAGE.length));
  // Without `answerForm` it lacks the calls of forms.
  if (!isThere || request.method === 'POST') {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    return;
  }
  const answer = await fetch(new URL(path, siteUrl()), { method: request.method ?? 'GET' });
  const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' };
  const body = Buffer.from(await answer.arrayBuffer());
  if (isApi) for (const [file] of body.toString().matchAll(/storage\/[\w./-]+/g)) named.add(file);
  const altered = isApi && alter ? JSON.stringify(alter(path.slice(API.length), JSON.parse(body.toString()))) : body;
  const etag = `"${createHash('sha256').update(altered).digest('base64url')}"`;
  if (isApi && answer.ok && request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(answer.status, isApi && answer.ok ? { ...headers, etag } : headers).end(altered);
}

async function createContentService(content: Content) {
  const named = new Set<string>();
  const server = createServer((request, response) => {
    passOn(request, response, content, named).catch(() => response.destroy());
  });
  const start = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  await start(0);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, start: () => start(port), stop };
}

export type SiteInstance = Awaited<ReturnType<typeof startSiteInstance>>;

/** @param isDown the content service, at first: a gateway that begins with it stores all of its content */
export async function startSiteInstance({ isDown = false, ...answers }: Content & { isDown?: boolean } = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vipp-own-site-'));
  const content = await createContentService(answers);
  if (isDown) await content.stop();
  const env = { LOG_LEVEL: 'silent', CONTENT_TTL: '1' };
  const gateway = await startGateway({ folder: dataDir, backendUrl: content.url, env });
  return {
    url: gateway.url,
    dataDir,
    content,
    stop: async () => {
      await gateway.stop();
      await content.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
