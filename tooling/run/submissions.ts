/** `npm run submissions -- COMMAND`: what visitors sent, for operators. `--help` lists the commands. */
import { parseVariables } from '@vipp/shared/contract/settings/parse-variables.server';
import { publicOrigin } from '@vipp/shared/contract/settings/public-origin.server';
import { buildBackend, runBackendProgram } from './backend-program';
import { readSecrets } from './secrets';
import { dataFolder } from '../preflight.mjs';
import { UserError } from '../user-error.mjs';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  const { values, problems } = parseVariables('operators', process.env);
  if (problems) throw new UserError(problems.join('\n'));
  const dataDir = dataFolder(process.env);
  // The command makes no secrets: without the one of the site it writes no mail.
  const outboxSecret = values.OUTBOX_SECRET?.join() ?? readSecrets(dataDir).OUTBOX_SECRET;
  runBackendProgram('submissions-command.cjs', args, {
    ...process.env,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicOrigin(values),
    ...(outboxSecret && { OUTBOX_SECRET: outboxSecret }),
  });
}
