/**
 * Program of the package for production: `node server.js`, with settings from the environment alone. It writes only to
 * DATA_DIR, and its log is lines of JSON.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SHELL_REFUSED_EXIT } from '@vipp/shared/contract/federation/problem';
import { parseVariables } from '@vipp/shared/contract/settings/parse-variables.server';
import { checkFolderIsWritable, checkPortIsFree, dataFolder } from '../preflight.mjs';
import { jsonOutput as output } from '../run/output';
import { backendPart, gatewayPart } from '../run/parts';
import { parseSettings } from '../run/settings';
import { runSite } from '../run/site';
import { onStopRequest } from '../run/stop-request';
import { PartRefused, type Part } from '../run/supervisor';
import { siteFolder } from '../site-folder.mjs';
import { UserError } from '../user-error.mjs';

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

const BUILDS = 'dist';
/** Port of a content service that runs separately: its gateways must know it. */
const BACKEND_PORT = '3001';

/** The variables of a program; a blank one counts as not set. */
function environment(defaults: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { env } = process;
  const missing = Object.entries({ NODE_ENV: 'production', LOG_LEVEL: 'info', ...defaults }).filter(
    ([name]) => !env[name]?.trim(),
  );
  return { ...env, ...Object.fromEntries(missing), DATA_DIR: dataFolder(env) };
}

/**
 * The folder of the package is read-only, so there is no default below it, and a relative path means nothing.
 *
 * @throws {UserError}
 */
function checkDataFolder(): void {
  const given = process.env.DATA_DIR?.trim() ?? '';
  if (!path.isAbsolute(given))
    throw new UserError(
      `DATA_DIR is ${given === '' ? 'missing' : `not an absolute path (got ${JSON.stringify(given)})`}. Set it to a folder outside of the package that this user may write to, like DATA_DIR=/var/lib/vipp.`,
    );
  checkFolderIsWritable(given);
}

async function runWhole(): Promise<void> {
  const env = environment({});
  const settings = parseSettings(env);
  checkDataFolder();
  await checkPortIsFree(settings.port, env.HOST?.trim() || undefined);
  await runSite({ settings, env, builds: BUILDS, output });
}

/** @throws {UserError} with one line for each variable of a part that is wrong */
function valuesOf(part: 'gateway' | 'backend', env: NodeJS.ProcessEnv) {
  const { values, problems } = parseVariables(part, env);
  if (problems) throw new UserError(problems.join('\n'));
  return values;
}

/** A part ends by itself only when it cannot start; later it is started again. */
async function runUntilStopped(part: Part, name: string): Promise<void> {
  const request = onStopRequest(part);
  try {
    output.log(`${name} ready at ${await part.start()}`);
  } catch (error) {
    if (!request.received) throw error;
  }
}

/** For gateways with the address of their own role alone: makes the tables, and grants them to that role. */
async function prepareRegistry(): Promise<void> {
  const env = environment({});
  const { DATABASE_URL: databaseUrl, REGISTRY_DATABASE_URL: registryDatabaseUrl } = valuesOf('gateway', env);
  if (!databaseUrl || !registryDatabaseUrl)
    throw new UserError(
      'DATABASE_URL and REGISTRY_DATABASE_URL are needed: the owner of the database, and the role of the gateway',
    );
  const program = path.join(siteFolder, 'shell', BUILDS, 'server/main.cjs');
  const child = spawn(process.execPath, [program, 'registry'], { env, stdio: 'inherit' });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0)
    throw new UserError(
      'the tables of the registry could not be made, or not be granted. Check both addresses, and that the user of DATABASE_URL may create tables',
    );
  output.log('the registry is ready for the role of the gateway');
}

/** Its secrets come from the environment: other gateways need the same ones. */
async function runGateway(): Promise<void> {
  const env = environment({});
  const { PORT, HOST } = valuesOf('gateway', env);
  checkDataFolder();
  await checkPortIsFree(PORT, HOST?.trim() || undefined);
  const onRefusal = (): void => process.exit(SHELL_REFUSED_EXIT);
  await runUntilStopped(gatewayPart({ env, builds: BUILDS, output, onRefusal }), 'gateway');
}

/** Its secrets come from the environment: its gateways have the same token. */
async function runBackend(): Promise<void> {
  const env = environment({ BACKEND_PORT });
  valuesOf('backend', env);
  checkDataFolder();
  await runUntilStopped(backendPart({ env, builds: BUILDS, output }), 'backend');
}

/** Ends with one line that a log can read; a defect has its stack in it. */
async function serve(run: () => Promise<void>): Promise<void> {
  try {
    await run();
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
  process.exitCode = await runCommandLine(args);
}

const PROGRAMS: Readonly<Record<string, () => Promise<void>>> = {
  site: runWhole,
  gateway: runGateway,
  backend: runBackend,
  registry: prepareRegistry,
};
const OF_OPERATORS: readonly string[] = ['submissions', 'content', 'form', 'backup', 'restore', 'contract'];

async function runCommand(name: string, args: readonly string[]): Promise<void> {
  if (name === '--help') return console.log(HELP);
  if (name === 'vipp-mf') return runVippMf(args);
  if (!OF_OPERATORS.includes(name)) throw new UserError(`there is no command "${name}". --help shows all commands.`);
  // Loaded when it is run: a start of the site needs none.
  (await import('../run/site-command')).runOperatorProgram([name, ...args]);
}

export async function main([name = 'site', ...args]: readonly string[]): Promise<void> {
  const run = PROGRAMS[name];
  if (run) return serve(run);
  try {
    await runCommand(name, args);
  } catch (error) {
    console.error(error instanceof UserError ? error.message.replaceAll(/^/gm, 'server.js: ') : error);
    process.exitCode = 1;
  }
}
