/** `build`, `check`, `publish`, `test`: from the source to the site. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { builtInputs, inputsHash } from '../build/build-inputs';
import { readBuildFolder, readRecord } from './build-folder';
import { CommandError, EXIT } from './command-error';
import { DIST, option, PUBLISHED, required, SIGNED, type AddCommand, type CommandContext, type Run } from './context';
import { uploadFiles, type SiteClient } from './site-client';

/** Refuses a build of the preset from other sources than those beside it. */
function refuseStale(remote: string, dist: string): void {
  const dir = path.dirname(dist);
  const built = path.basename(dist) === 'dist' ? builtInputs(dir) : undefined;
  if (built === undefined || built === inputsHash(dir)) return;
  throw new CommandError(
    EXIT.failed,
    `the build of ${remote} is older than its source. Build it again: npx vipp-mf build ${remote}`,
  );
}

/** The build of a remote with the preset, in this project or in the repository of a team. */
const build: Run = async ({ remoteHere, cwd, progress }) => {
  // Loaded here: other commands start faster without the compiler.
  const { compile } = await import('../build/compile');
  const { packageConfig } = await import('../build/package-config');
  const name = remoteHere();
  const below = path.join(cwd, name);
  const dir = existsSync(path.join(below, 'package.json')) ? below : cwd;
  progress(`building ${name} …`);
  try {
    await compile([packageConfig(name, dir)({}, {})].flat());
  } catch (error) {
    throw new CommandError(EXIT.failed, `${name} was not built:\n${error instanceof Error ? error.message : error}`);
  }
  const { version } = readRecord(name, path.join(dir, 'dist'));
  return { remote: name, version, message: `${name}@${version}: built in ${path.join(dir, 'dist')}` };
};

/** What `check` and `publish` begin with: the files are verified, and the site has them. */
async function upload({ remote, dist, progress }: CommandContext, login: () => SiteClient | Promise<SiteClient>) {
  const name = remote();
  refuseStale(name, dist());
  const { manifest, build, files } = readBuildFolder(name, dist());
  progress(`${name}@${build.version}: ${files.size} files match its record`);
  const site = await login();
  await uploadFiles(site, name, files, progress);
  return { name, manifest, version: build.version, site };
}

const check: Run = async (context) => {
  const { name, manifest, site } = await upload(context, context.client);
  context.progress(`${site.site} renders every page of it …`);
  return site.call('check', { remote: name, manifest });
};

const publish: Run = async (context) => {
  const { options, progress } = context;
  const { why } = options;
  const { name, manifest, version, site } = await upload(context, context.team);
  progress(`${site.site} checks it and renders every page of it …`);
  const published = await site.call('publish', { remote: name, manifest, why });
  if (!options.promote) return published;
  progress('promoting …');
  return site.call('promote', { remote: name, version, why }).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
    const message = `${name}@${version} was published, and not promoted: ${error.message}`;
    throw new CommandError(error.code, message, error.problems);
  });
};

/** How long the link of a test works: longer than any tests take. */
const HOURS = 6;

/** @returns exit code of the command; its output is shown */
const runTests = (command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    // Standard output is for the result of this program.
    const child = spawn(command, { cwd, env, shell: true, stdio: ['ignore', process.stderr, process.stderr] });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

/** Publishes the build, which no visitor gets, and runs the tests with a preview link of it. */
const test: Run = async (context) => {
  const { cwd, env, options, progress, site, client } = context;
  const { run = '' } = options;
  const [remote, version] = [context.remote(), context.version()];
  progress((await publish(context)).message);
  const { url = '' } = await client().call('preview', { remote, version, hours: HOURS });
  progress(`${run}, with PREVIEW_URL=${url}`);
  const code = await runTests(run, cwd, { ...env, BASE_URL: site, PREVIEW_URL: url });
  if (code !== 0)
    throw new CommandError(EXIT.failed, `${remote}@${version}: the tests failed on ${site} (exit code ${code})`);
  return { remote, version, preview: url, message: `${remote}@${version}: the tests pass on ${site}` };
};

export function addBuildCommands(program: Command, add: AddCommand): void {
  add(program, 'build [REMOTE]', 'build a remote into its folder dist', [], build);
  add(program, 'check [REMOTE]', 'ask the site’s gate whether it would let a build pass', [DIST, ...SIGNED], check);
  add(
    program,
    'publish [REMOTE]',
    'bring a build to the site: no visitor gets it yet',
    [option('--promote', 'give it to all visitors at once'), ...PUBLISHED],
    publish,
  );
  const run = required(
    '--run <COMMAND>',
    'such as "npx playwright test"; opens PREVIEW_URL first, then pages of BASE_URL',
  );
  add(
    program,
    'test [REMOTE]',
    'publish a build, and run the team’s tests on the whole site with it; no visitor gets it',
    [run, ...PUBLISHED],
    test,
  );
}
