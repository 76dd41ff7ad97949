/** `npm run site -- COMMAND`: what operators do, with the settings of the site. Each command's `--help` says more. */
import { buildAll } from '../build/build-packages';
import { asUserError, UserError } from '../user-error.mjs';
import { runBackup, runContent, runContractCheck, runForm, runRestore, runSubmissions } from './operator-programs';

const COMMANDS: Readonly<Record<string, { summary: string; run: (args: readonly string[]) => void }>> = {
  submissions: { summary: 'what visitors sent', run: runSubmissions },
  content: { summary: 'the texts of the site as files: reads, checks, compares and publishes them', run: runContent },
  form: { summary: 'the application form as a file: reads, checks, compares and publishes it', run: runForm },
  backup: { summary: 'everything that the site stores, in one encrypted file', run: runBackup },
  restore: { summary: 'a backup into an empty place', run: runRestore },
  contract: { summary: 'whether a backend answers as the site expects', run: runContractCheck },
};

const help = (): string =>
  [
    'Usage: npm run site -- COMMAND [arguments]',
    '',
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`),
    '',
    'npm run site -- COMMAND --help explains a command.',
  ].join('\n');

export async function main([name = '--help', ...args]: readonly string[]): Promise<void> {
  if (name === '--help') return console.log(help());
  const command = COMMANDS[name];
  if (!command) throw new UserError(`there is no command "${name}".\n\n${help()}`);
  // The standard output is the command's.
  await buildAll({ log: console.error, only: ['backend'] }).catch(asUserError);
  command.run(args);
}
