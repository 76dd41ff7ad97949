/** The program of operators' commands, with the settings of the site, run with this process's input and output. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { dataFolder } from '../preflight.mjs';
import { siteFolder } from '../site-folder.mjs';
import { readSecrets } from './secrets';

/** Its exit code becomes that of this process. */
export function runOperatorProgram(args: readonly string[], env = process.env): void {
  const dataDir = dataFolder(env);
  // It makes no secrets: without the one of the site, a command writes no mail.
  const isWithMails = args[0] === 'submissions' && !env.OUTBOX_SECRET?.trim();
  const secret = isWithMails ? readSecrets(dataDir).OUTBOX_SECRET : undefined;
  const program = path.join(siteFolder, 'backend/dist/site-command.cjs');
  const started = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...env, DATA_DIR: dataDir, ...(secret && { OUTBOX_SECRET: secret }) },
  });
  started.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
