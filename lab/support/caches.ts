/** Shared caches in front of a site, as docs/caches configures them, in temporary folders of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import type { Lab } from './check';
import { until } from './until';

const DOCS = path.resolve(import.meta.dirname, '../../docs/caches');
/** Varnish compiles its configuration first, on a machine that may be busy. */
const START_MS = 120_000;
/** Folders of Debian's nginx below /var/lib, writable for root only. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

async function start(lab: Lab, port: number, program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  lab.defer(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = (): Promise<boolean> =>
    fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => child.exitCode !== null,
    );
  if ((await until(answers, START_MS)) && child.exitCode === null) return url;
  throw new Error(`${program} does not answer at ${url}`);
}

type Change = (text: string, folder: string) => string;

function write(lab: Lab, name: string, change: Change): { folder: string; file: string } {
  const folder = mkdtempSync(path.join(lab.folder, 'cache-'));
  const file = path.join(folder, name);
  writeFileSync(file, change(readFileSync(path.join(DOCS, name), 'utf8'), folder));
  return { folder, file };
}

/** @param site origin behind the cache. @returns that of the cache */
export async function startVarnish(lab: Lab, site: string): Promise<string> {
  const port = await freePort();
  const change = (text: string) => text.replace('.port = "3000"', `.port = "${new URL(site).port}"`);
  const { folder, file } = write(lab, 'varnish.vcl', change);
  const options = ['-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,256m', '-p', 'http_gzip_support=off'];
  return start(lab, port, 'varnishd', ['-F', '-j', 'none', '-n', path.join(folder, 'work'), ...options]);
}

export async function startNginx(lab: Lab, site: string): Promise<string> {
  const port = await freePort();
  const temporary = (folder: string) => TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const { folder, file } = write(lab, 'nginx.conf', (text, own) =>
    text
      .replaceAll('server 127.0.0.1:3000 ', `server 127.0.0.1:${new URL(site).port} `)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/var/cache/nginx/site', `${own}/pages`)
      .replace('http {', `http { ${temporary(own)}`),
  );
  mkdirSync(path.join(folder, 'pages'));
  // Workers of root's nginx run as root: the temporary folder is for its owner alone.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const settings = `${user} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`;
  return start(lab, port, 'nginx', ['-p', folder, '-c', file, '-g', settings]);
}
