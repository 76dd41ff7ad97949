/** The built site that is shown, and a second gateway of it that one remote is missing from. */
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { builtPackages, startBackend, startGateway } from 'tooling/run/test-site';
import { restamp } from 'tooling/build/restamp';

/** The packages again, with a version of `remote` that does not start in the gateway. */
function withoutRemote(packages, folder, remote) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(packages)) if (name !== remote) symlinkSync(path.join(packages, name), path.join(folder, name));
  const change = (text, side, file) => (file === 'remote-entry.cjs' ? "throw new Error('left out of this picture');" : text);
  restamp({ dist: path.join(packages, remote, 'dist'), target: path.join(folder, remote, 'dist'), version: 'missing', change });
  return folder;
}

/**
 * @param {string} folder for its data
 * @returns {Promise<{ whole: string, partial: string, stop: () => Promise<void> }>} addresses; `partial` is without mf-forms
 */
export async function startSites(folder) {
  const packages = await builtPackages();
  const backend = await startBackend({ folder: path.join(folder, 'backend') });
  const gateways = [];
  const stop = async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await backend.stop();
  };
  const start = async (name, env) => {
    const gateway = await startGateway({ packages, folder: path.join(folder, name), backendUrl: backend.url, env: { LOG_LEVEL: 'silent', ...env } });
    gateways.push(gateway);
    return gateway.url;
  };
  try {
    const whole = await start('whole', {});
    const partial = await start('partial', { PACKAGES_DIR: withoutRemote(packages, path.join(folder, 'packages'), 'mf-forms') });
    return { whole, partial, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
