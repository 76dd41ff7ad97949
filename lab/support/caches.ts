/** Shared caches in front of a site, as docs/caches configures them, in temporary folders of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './until';

const DOCS = path.resolve(import.meta.dirname, '../../docs/caches');
/** Varnish compiles its configuration first, on a machine that may be busy. */
const START_MS = 120_000;
/** Folders that Debian's nginx has below /var/lib, which only root may write to. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** @param ports of the cache and of the site behind it */
type Ports = { cache: number; site: number };
export type RunningCache = { url: string; stop: () => Promise<void> };

function write(folder: string, name: string, change: (text: string) => string): string {
  const file = path.join(folder, name);
  writeFileSync(file, change(readFileSync(path.join(DOCS, name), 'utf8')));
  return file;
}

async function start(folder: string, port: number, program: string, args: readonly string[]): Promise<RunningCache> {
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const answers = (): Promise<boolean> =>
    fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => child.exitCode !== null,
    );
  if ((await until(answers, START_MS)) && child.exitCode === null) return { url, stop };
  await stop();
  throw new Error(`${program} does not answer at ${url}`);
}

export function startVarnish({ cache, site }: Ports): Promise<RunningCache> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-varnish-'));
  const vcl = write(folder, 'varnish.vcl', (text) => text.replace('.port = "3000"', `.port = "${site}"`));
  const options = ['-a', `127.0.0.1:${cache}`, '-f', vcl, '-s', 'malloc,256m', '-p', 'http_gzip_support=off'];
  return start(folder, cache, 'varnishd', ['-F', '-j', 'none', '-n', path.join(folder, 'work'), ...options]);
}

export function startNginx({ cache, site }: Ports): Promise<RunningCache> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-nginx-'));
  mkdirSync(path.join(folder, 'pages'));
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${path.join(folder, name)};`).join(' ');
  const file = write(folder, 'nginx.conf', (text) =>
    text
      .replaceAll('server 127.0.0.1:3000 ', `server 127.0.0.1:${site} `)
      .replace('listen 80;', `listen 127.0.0.1:${cache};`)
      .replace('/var/cache/nginx/site', path.join(folder, 'pages'))
      .replace('http {', `http { ${temporary}`),
  );
  // Its workers are root as well, if it is: the temporary folder is for its owner alone.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const settings = `${user} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`;
  return start(folder, cache, 'nginx', ['-p', folder, '-c', file, '-g', settings]);
}
