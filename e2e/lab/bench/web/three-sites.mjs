/** The three sites that are compared, as production runs them: built files, compressed, over HTTP/1.1. */
import path from 'node:path';
import { startBackend, startGateway } from 'tooling/run/test-site';
import { freePort } from 'tooling/run/free-port';
import { startLimitServer } from './limit-server.mjs';

async function startSite(options, env = {}) {
  const port = await freePort();
  // Canonical links must name the origin that is measured.
  return startGateway({ ...options, env: { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, ...env } });
}

/**
 * @param {{ packages: string, folder: string }} options `folder` keeps their data
 * @returns {Promise<{ a: string, b: string, c: string, stop: () => Promise<void> }>} addresses: the site, the limit, and the site with SSR=off
 */
export async function startThreeSites({ packages, folder }) {
  const backend = await startBackend({ folder: path.join(folder, 'backend') });
  const common = { packages, backendUrl: backend.url };
  const a = await startSite({ ...common, folder: path.join(folder, 'a') });
  const b = await startLimitServer(a.url);
  const c = await startSite({ ...common, folder: path.join(folder, 'c') }, { SSR: 'off' });
  return {
    a: a.url,
    b: b.url,
    c: c.url,
    stop: async () => {
      for (const part of [c, b, a, backend]) await part.stop();
    },
  };
}
