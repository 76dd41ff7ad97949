/**
 * `npm run catalogue`: builds a page of every example of every component, and serves it on this machine (`PORT`, or a
 * free port) until Ctrl-C. `-- --out FOLDER` writes it there instead.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildCatalogue } from './build-catalogue';
import { onStopRequest } from '../run/stop-request';
import { UserError } from '../user-error.mjs';

const built = path.resolve(import.meta.dirname, '../../.cache/catalogue/site');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder, and nothing else, to this machine. */
function serve(folder: string, port: number): Promise<Server> {
  const files = new Map(readdirSync(folder).map((name) => [`/${name}`, readFileSync(path.join(folder, name))]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(name);
    response
      .writeHead(body ? 200 : 404, {
        'content-type': (body && TYPES[path.extname(name)]) ?? 'application/octet-stream',
      })
      .end(body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new UserError(`cannot listen on port ${port}: ${error.message}. Choose another with PORT`)),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function parseOut(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { out: { type: 'string' } } }).values.out;
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}. There is --out FOLDER`);
  }
}

export async function main(args: string[]): Promise<void> {
  const out = parseOut(args);
  const folder = out ? path.resolve(out) : built;
  const count = await buildCatalogue(folder);
  if (out) {
    console.log(`examples of ${count} components and pages: ${folder}/index.html`);
    return;
  }
  const address = (await serve(folder, Number(process.env.PORT ?? 0))).address();
  onStopRequest({ stop: async () => process.exit(0), kill: () => process.exit(130) });
  if (typeof address === 'object' && address)
    console.log(`examples of ${count} components and pages: http://localhost:${address.port}`);
}
