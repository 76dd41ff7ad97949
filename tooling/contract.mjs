/** `npm run contract -- --url URL --token T`: checks any backend against the contract, field by field. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { requireNode } from './node-version.mjs';

requireNode('npm run contract');

const { asUserError, runCommand } = await import('./user-error.mjs');

const root = path.resolve(import.meta.dirname, '..');

await runCommand('npm run contract', async () => {
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled(console.error);
  const { buildAll } = await import('./build.mjs');
  await buildAll({ log: console.error, only: ['backend'] }).catch(asUserError);
  const check = spawn(
    process.execPath,
    [path.join(root, 'backend/dist/contract-check.cjs'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
    },
  );
  check.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
});
