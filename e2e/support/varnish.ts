/** Varnish in front of a site, as docs/caches/varnish.vcl configures it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const configuration = path.resolve(import.meta.dirname, '../../docs/caches/varnish.vcl');

async function untilItAnswers(url: string, isRunning: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (answer) return;
    if (!isRunning()) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Varnish does not answer at ${url}`);
}

/**
 * @param ports of Varnish, and of the site behind it
 */
export async function startVarnish(ports: {
  cache: number;
  site: number;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-varnish-'));
  const vcl = path.join(folder, 'site.vcl');
  writeFileSync(vcl, readFileSync(configuration, 'utf8').replace('.port = "3000"', `.port = "${ports.site}"`));
  const address = `127.0.0.1:${ports.cache}`;
  const options = ['-a', address, '-f', vcl, '-s', 'malloc,256m', '-p', 'http_gzip_support=off'];
  const varnish = spawn('varnishd', ['-F', '-j', 'none', '-n', path.join(folder, 'work'), ...options], {
    stdio: 'ignore',
  });
  const ended = once(varnish, 'exit');
  const url = `http://${address}`;
  await untilItAnswers(url, () => varnish.exitCode === null);
  return {
    url,
    stop: async () => {
      varnish.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
