/** A gateway of a test's own, in front of a content service that the test can stop and start again. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteUrl } from './site-url';

const TOKEN = 'token-of-a-site-of-its-own';
const PACKAGES_DIR = process.env.PACKAGES_DIR ?? path.resolve(__dirname, '../..');

export type ContentService = { url: string; start: () => Promise<void>; stop: () => Promise<void> };

/** Answers what the site under test answers, to those who know the token. */
async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isApi = request.url?.startsWith('/backend/public/api/');
  if (isApi && request.headers.authorization !== `Bearer ${TOKEN}`) {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"unauthorised"}');
    return;
  }
  const answer = await fetch(new URL(request.url ?? '/', siteUrl()), { method: request.method ?? 'GET' });
  const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' };
  response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
}

async function createContentService(): Promise<ContentService> {
  let port = 0;
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    passOn(request, response).catch(() => response.destroy());
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

/** Starts a gateway process; it tells its address once it answers. */
async function startGateway(backendUrl: string, dataDir: string) {
  const child = fork(path.join(PACKAGES_DIR, 'shell/dist/server/main.cjs'), {
    env: {
      PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'silent',
      HOST: '127.0.0.1', PORT: '0', BACKEND_URL: backendUrl, API_TOKEN: TOKEN, DATA_DIR: dataDir, PACKAGES_DIR, CONTENT_TTL: '1',
    },
  });
  const ended = once(child, 'exit');
  const ready = once(child, 'message') as Promise<[{ url: string }]>;
  const endedTooSoon = ended.then((): never => {
    throw new Error('the gateway ended before it was ready');
  });
  const [{ url }] = await Promise.race([ready, endedTooSoon]);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type SiteInstance = { url: string; content: ContentService; stop: () => Promise<void> };

export async function startSiteInstance(): Promise<SiteInstance> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vipp-own-site-'));
  const content = await createContentService();
  const gateway = await startGateway(content.url, dataDir);
  return {
    url: gateway.url,
    content,
    stop: async () => {
      await gateway.stop();
      await content.stop().catch(() => undefined);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
