/** Command lines of the backend, with the settings of the site, run with this process's input and output. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseVariables } from '@vipp/shared/contract/settings/parse-variables.server';
import { publicOrigin } from '@vipp/shared/contract/settings/public-origin.server';
import { dataFolder } from '../preflight.mjs';
import { siteFolder } from '../site-folder.mjs';
import { UserError } from '../user-error.mjs';
import { readSecrets } from './secrets';

/** Its exit code becomes that of this process. */
function runProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const program = spawn(process.execPath, [path.join(siteFolder, 'backend/dist', name), ...args], {
    stdio: 'inherit',
    env,
  });
  program.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

/** What visitors sent. */
export function runSubmissions(args: readonly string[], env = process.env): void {
  const { values, problems } = parseVariables('operators', env);
  if (problems) throw new UserError(problems.join('\n'));
  const dataDir = dataFolder(env);
  // The command makes no secrets: without the one of the site it writes no mail.
  const outboxSecret = values.OUTBOX_SECRET?.join() ?? readSecrets(dataDir).OUTBOX_SECRET;
  runProgram('submissions-command.cjs', args, {
    ...env,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicOrigin(values),
    ...(outboxSecret && { OUTBOX_SECRET: outboxSecret }),
  });
}

/** The application form as a file. */
export const runForm = (args: readonly string[], env = process.env): void =>
  runProgram('form-command.cjs', args, { ...env, DATA_DIR: dataFolder(env) });

/** The texts of the site as files. */
export const runContent = (args: readonly string[], env = process.env): void =>
  runProgram('content-command.cjs', args, { ...env, DATA_DIR: dataFolder(env) });

/** Everything that the site stores, in one encrypted file. */
export const runBackup = (args: readonly string[], env = process.env): void =>
  runProgram('backup-command.cjs', args, { ...env, DATA_DIR: dataFolder(env) });

/** A backup into an empty place. */
export const runRestore = (args: readonly string[], env = process.env): void =>
  runProgram('restore-command.cjs', args, { ...env, DATA_DIR: dataFolder(env) });

/** Whether a backend answers as the contract says. */
export const runContractCheck = (args: readonly string[], env = process.env): void =>
  runProgram('contract-check.cjs', args, env);
