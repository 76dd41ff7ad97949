/** nginx in front of a site, as docs/caches/nginx.conf configures it. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCacheProcess, type CachePorts, type RunningCache } from './cache-process';

const configuration = path.resolve(import.meta.dirname, '../../docs/caches/nginx.conf');

/** Folders that Debian's nginx has below /var/lib, which only root may write to. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export function startNginx({ cache, site }: CachePorts): Promise<RunningCache> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-nginx-'));
  mkdirSync(path.join(folder, 'pages'));
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${path.join(folder, name)};`).join(' ');
  const text = readFileSync(configuration, 'utf8')
    .replaceAll('server 127.0.0.1:3000 ', `server 127.0.0.1:${site} `)
    .replace('listen 80;', `listen 127.0.0.1:${cache};`)
    .replace('/var/cache/nginx/site', path.join(folder, 'pages'))
    .replace('http {', `http { ${temporary}`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text);
  // Its workers are root as well, if it is: the temporary folder is for its owner alone.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const settings = `${user} daemon off; pid ${path.join(folder, 'nginx.pid')}; error_log ${path.join(folder, 'error.log')};`;
  return startCacheProcess('nginx', ['-p', folder, '-c', file, '-g', settings], { folder, port: cache });
}
