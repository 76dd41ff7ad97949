/** Varnish in front of a site, as docs/caches/varnish.vcl configures it. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCacheProcess, type CachePorts, type RunningCache } from './cache-process';

const configuration = path.resolve(import.meta.dirname, '../../docs/caches/varnish.vcl');

export function startVarnish({ cache, site }: CachePorts): Promise<RunningCache> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-varnish-'));
  const vcl = path.join(folder, 'site.vcl');
  writeFileSync(vcl, readFileSync(configuration, 'utf8').replace('.port = "3000"', `.port = "${site}"`));
  const options = ['-a', `127.0.0.1:${cache}`, '-f', vcl, '-s', 'malloc,256m', '-p', 'http_gzip_support=off'];
  return startCacheProcess('varnishd', ['-F', '-j', 'none', '-n', path.join(folder, 'work'), ...options], {
    folder,
    port: cache,
  });
}
