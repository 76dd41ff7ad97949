/** `npm run bench:durability [-- --gateway]`: builds what it needs, starts a PostgreSQL server, runs e2e/bench/durability.mjs. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildAll } from './build/build-packages.ts';
import { startPostgres } from './run/postgres.ts';
import { ensurePrograms } from './run/prerequisites.ts';
import { asUserError, runCommand, UserError } from './user-error.mjs';

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
  const args = process.argv.slice(2);
  await buildAll({ log: console.log, only: args.includes('--gateway') ? undefined : ['backend'] }).catch(asUserError);
  await ensurePrograms(['postgresql']);
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  try {
    await bench(server.url, args);
  } finally {
    await server.stop();
  }
});
