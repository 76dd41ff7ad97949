/**
 * `npm run catalogue`: builds a page of every example of every component, and serves it on this machine (`PORT`, or a
 * free port) until Ctrl-C. `-- --out FOLDER` writes it there instead.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildCatalogue } from './build-catalogue.mjs';
import { onStopRequest } from './run/stop-request.ts';
import { runCommand, UserError } from '../user-error.mjs';

const built = path.resolve(import.meta.dirname, '../.cache/catalogue/site');
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder, and nothing else, to this machine. */
function serve(folder, port) {
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

function parseOut(args) {
  try {
    return parseArgs({ args, options: { out: { type: 'string' } } }).values.out;
  } catch (error) {
    throw new UserError(`${error.message}. There is --out FOLDER`);
  }
}

await runCommand('npm run catalogue', async () => {
  const out = parseOut(process.argv.slice(2));
  const folder = out ? path.resolve(out) : built;
  const count = await buildCatalogue(folder);
  if (out) return console.log(`examples of ${count} components and pages: ${folder}/index.html`);
  const server = await serve(folder, Number(process.env.PORT ?? 0));
  onStopRequest({ stop: async () => process.exit(0), kill: () => process.exit(130) });
  console.log(`examples of ${count} components and pages: http://localhost:${server.address().port}`);
});
