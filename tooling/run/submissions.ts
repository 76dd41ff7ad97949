/** `npm run submissions -- COMMAND`: what visitors sent, for operators. `--help` lists the commands. */
import { buildBackend, runBackendProgram } from './backend-program';
import { readSecrets } from './secrets';
import { parseSettings } from './settings';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  const settings = parseSettings(process.env);
  // The command makes no secrets: without the one of the site it writes no mail.
  const outboxSecret = settings.outboxSecret ?? readSecrets(settings.dataDir).OUTBOX_SECRET;
  runBackendProgram('submissions-command.cjs', args, {
    ...process.env,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    ...(outboxSecret && { OUTBOX_SECRET: outboxSecret }),
  });
}
