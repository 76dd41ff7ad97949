/** A separate gateway for one test, in front of a content service that the test can stop and start again. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway, testTokens } from 'tooling/testing/test-site';
import { siteUrl } from './site-url';

/** Changes the answer of the API to a path below its base, as another content service might answer. */
type Alter = (path: string, body: unknown) => unknown;

/** Answers of a service with other formats, sent as JSON. */
type AnswerForm = (path: string) => unknown;

type ContentService = { url: string; start: () => Promise<void>; stop: () => Promise<void> };

/** Files that a content service stores beside those of the site under test, by their paths. */
type StoredFiles = Readonly<Record<string, Buffer>>;

const API = '/backend/public/api';
const STORAGE = '/backend/public/';
/** Requirement 7.2 has these calls; the extensions of our content service are none of another. */
const READ_CALLS = /^\/(etude\/theme|getElement\/(category|posts|postsArticles)\/all|content\/page\/\d+)$/;

type Answers = {
  alter: Alter | undefined;
  answerForm: AnswerForm | undefined;
  files: StoredFiles;
  /** Paths of the stored files that its content has named; it stores no others. */
  named: Set<string>;
};

/** Answers with the token as the site under test does, with the changes of the test. */
async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { alter, answerForm, files, named }: Answers,
): Promise<void> {
  const file = files[request.url ?? ''];
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

async function createContentService(answers: Answers): Promise<ContentService> {
  let port = 0;
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    passOn(request, response, answers).catch(() => response.destroy());
  };
  let server = createServer(listener);
  const start = async () => {
    server = createServer(listener).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : port;
  };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  await start();
  return { url: `http://127.0.0.1:${port}`, start, stop };
}

export type SiteInstance = {
  url: string;
  dataDir: string;
  content: ContentService;
  stop: () => Promise<void>;
};

/**
 * @param alter what this site's content service answers differently
 * @param settings of its gateway
 * @param isContentThere a gateway that begins with its content service keeps all of its content from then on
 * @param answerForm what its content service answers to forms; without it, it lacks their calls
 * @param files what its content service stores besides
 */
export async function startSiteInstance(
  alter?: Alter,
  settings: Record<string, string> = {},
  isContentThere = true,
  answerForm?: AnswerForm,
  files: StoredFiles = {},
): Promise<SiteInstance> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vipp-own-site-'));
  const content = await createContentService({ alter, answerForm, files, named: new Set() });
  if (!isContentThere) await content.stop();
  const gateway = await startGateway({
    folder: dataDir,
    backendUrl: content.url,
    env: { LOG_LEVEL: 'silent', CONTENT_TTL: '1', ...settings },
  });
  return {
    url: gateway.url,
    dataDir,
    content,
    stop: async () => {
      await gateway.stop();
      await content.stop().catch(() => undefined);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
