/** `npm run bench:durability [-- --gateway]`: builds what it needs, starts a PostgreSQL server, runs e2e/bench/durability.mjs. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { requireNode } from './node-version.mjs';

requireNode('npm run bench:durability');

const { asUserError, runCommand, UserError } = await import('./user-error.mjs');

const root = path.resolve(import.meta.dirname, '..');

function bench(url, args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TEST_DATABASE_URL: url };
    const child = spawn(process.execPath, [path.join(root, 'e2e/bench/durability.mjs'), ...args], {
      stdio: 'inherit',
      env,
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new UserError())));
  });
}

await runCommand('npm run bench:durability', async () => {
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled(console.log);
  const args = process.argv.slice(2);
  const { buildAll } = await import('./build.mjs');
  await buildAll({ log: console.log, only: args.includes('--gateway') ? undefined : ['backend'] }).catch(asUserError);
  const { ensurePrograms } = await import('./prerequisites.mjs');
  await ensurePrograms(['postgresql']);
  const { startPostgres } = await import('./postgres.mjs');
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  try {
    await bench(server.url, args);
  } finally {
    await server.stop();
  }
});
