/** `npm run submissions -- COMMAND`: what visitors sent, for operators. `--help` lists the commands. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { requireNode } from './node-version.mjs';

requireNode('npm run submissions');

const { asUserError, runCommand } = await import('./user-error.mjs');

const root = path.resolve(import.meta.dirname, '..');

await runCommand('npm run submissions', async () => {
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled(console.error);
  const { buildAll } = await import('./build.mjs');
  await buildAll({ log: console.error, only: ['backend'] }).catch(asUserError);
  const { parseSettings } = await import('./settings.mjs');
  const settings = parseSettings(process.env);
  const { readSecrets } = await import('./secrets.mjs');
  // The command makes no secrets: without the one of the site it writes no mail.
  const outboxSecret = settings.outboxSecret ?? readSecrets(settings.dataDir).OUTBOX_SECRET;
  const command = spawn(
    process.execPath,
    [path.join(root, 'backend/dist/submissions-command.cjs'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        DATA_DIR: settings.dataDir,
        PUBLIC_URL: settings.publicUrl,
        ...(outboxSecret && { OUTBOX_SECRET: outboxSecret }),
      },
    },
  );
  command.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
});
