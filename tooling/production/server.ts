/**
 * Program of the package for production: `node server.js`, with settings from the environment alone. It writes nothing but
 * DATA_DIR, and its log is lines of JSON.
 */
import path from 'node:path';
import { SHELL_REFUSED_EXIT } from '@vipp/shared/contract/federation/problem';
import { checkOpenFiles, dataFolder, unsupportedNode } from '../preflight.mjs';
import { createOutput, type Output } from '../run/output';
import { parseSettings } from '../run/settings';
import { runSite } from '../run/site';
import { PartRefused } from '../run/supervisor';
import { UserError } from '../user-error.mjs';
import { checkDataFolder, checkPort, prepareRegistry, runBackend, runGateway } from './run-part';

const HELP = `The site of VIPP.

  node server.js                   the site: gateway and content service
  node server.js gateway           the gateway alone: BACKEND_URL, API_TOKEN and the other secrets are needed
  node server.js backend           the content service alone, on BACKEND_PORT
  node server.js registry          makes the registry’s tables, and grants them to the role of REGISTRY_DATABASE_URL
  node server.js submissions …     what visitors sent
  node server.js content …         the texts of the site as files
  node server.js form …            the application form as a file
  node server.js backup …          everything that the site stores, in one encrypted file
  node server.js restore …         a backup into an empty place
  node server.js contract …        whether a backend answers as the site expects
  node server.js vipp-mf …         versions of the remotes: publish, canary, promote, roll back
  node server.js COMMAND --help    explains a command

DATA_DIR is needed: a folder outside of this one that this user may write to. All settings: docs/settings.md`;

/** A variable that is blank counts as not set. */
function withDefaults(env: NodeJS.ProcessEnv, defaults: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const missing = Object.entries(defaults).filter(([name]) => !env[name]?.trim());
  return { ...env, ...Object.fromEntries(missing) };
}

async function runWhole(env: NodeJS.ProcessEnv, output: Output): Promise<void> {
  const settings = parseSettings(env);
  checkDataFolder(env);
  await checkPort(settings.port, env.HOST);
  await runSite({ settings, env, builds: 'dist', output });
}

type Run = (env: NodeJS.ProcessEnv, output: Output) => Promise<void>;
const PROGRAMS: Readonly<Record<string, Run>> = {
  site: runWhole,
  gateway: runGateway,
  backend: runBackend,
  registry: prepareRegistry,
};

/** Ends with one line that a log can read; a defect has its stack in it. */
async function serve(run: Run, given: NodeJS.ProcessEnv): Promise<void> {
  const env = withDefaults(given, {
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
    // From Node 22 on: the second start compiles nothing.
    NODE_COMPILE_CACHE: path.join(dataFolder(given), 'compile-cache'),
  });
  const output = createOutput(env.LOG_FORMAT?.trim() === 'text' ? 'text' : 'json');
  try {
    checkOpenFiles();
    await run(env, output);
    // After the start: one that fails says why in one line.
    const notice = unsupportedNode(process.versions.node);
    if (notice) output.log(notice);
  } catch (error) {
    const text = error instanceof UserError ? error.message : String(error instanceof Error ? error.stack : error);
    // A part that failed has reported already.
    if (text) output.problem(`${text.replaceAll(/^/gm, error instanceof UserError ? 'server.js: ' : '')}\n`);
    // systemd and others read it as a sign not to try again.
    process.exitCode = error instanceof PartRefused ? SHELL_REFUSED_EXIT : 1;
    setTimeout(() => process.exit(), 0);
  }
}

async function runVippMf(args: readonly string[]): Promise<void> {
  const [command] = args;
  if (command === 'new' || command === 'build')
    throw new UserError(
      `this package has no compiler. Use a clone of the project, or the repository of a team: npx vipp-mf ${command}`,
    );
  const { runCommandLine } = await import('../cli/command-line');
  process.exitCode = await runCommandLine(args, {
    env: process.env,
    cwd: process.cwd(),
    out: (text) => process.stdout.write(`${text}\n`),
    progress: (text) => process.stderr.write(`${text}\n`),
  });
}

/** Loaded when it is run: a start of the site needs none. */
const runOperatorProgram = async (args: readonly string[]) =>
  (await import('../run/operator-program')).runOperatorProgram(args);

type Command = (args: readonly string[]) => void | Promise<void>;
const COMMANDS: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(
    ['submissions', 'content', 'form', 'backup', 'restore', 'contract'].map((name): [string, Command] => [
      name,
      (args) => runOperatorProgram([name, ...args]),
    ]),
  ),
  'vipp-mf': runVippMf,
  '--help': () => console.log(HELP),
};

export async function main([name = 'site', ...args]: readonly string[]): Promise<void> {
  const run = PROGRAMS[name];
  if (run) return serve(run, process.env);
  const command = COMMANDS[name];
  try {
    if (!command) throw new UserError(`there is no command "${name}". --help shows all commands.`);
    await command(args);
  } catch (error) {
    console.error(error instanceof UserError ? error.message.replaceAll(/^/gm, 'server.js: ') : error);
    process.exitCode = command ? 1 : 2;
  }
}
