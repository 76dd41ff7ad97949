/** `build`, `check`, `publish`, `test`: from the source to the site. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { builtInputs, inputsHash } from '../build/build-inputs';
import { readBuildFolder, readManifest } from './build-folder';
import { checkShell } from './check-shell';
import { CommandError, EXIT } from './command-error';
import {
  DIST,
  option,
  PUBLISHED,
  required,
  SHELL,
  SIGNED,
  type AddCommand,
  type CommandContext,
  type Run,
} from './context';
import { uploadFiles, type SiteClient } from './site-client';

/** Refuses a build of the preset that was made of other sources than those beside it. */
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
  const { version } = readManifest(name, path.join(dir, 'dist')).build;
  return { result: { remote: name, version }, text: `${name}@${version}: built in ${path.join(dir, 'dist')}` };
};

type Verified = { name: string; manifest: string; build: Build; site?: SiteClient };

/** What `check` and `publish` begin with: the files are verified, and the site has them. */
async function verifyAndUpload({ options, remote, dist, team, progress }: CommandContext): Promise<Verified> {
  const name = remote();
  if (!options.local) refuseStale(name, dist());
  const { manifest, build, source, files } = readBuildFolder(name, dist());
  progress(`${name}@${build.version}: ${files.length} files match ${source}`);
  if (options.local) return { name, manifest, build };
  const site = team();
  await uploadFiles(site, name, files, progress);
  return { name, manifest, build, site };
}

const check: Run = async (context) => {
  const { named, progress } = context;
  if (named() === SHELL) return checkShell(context);
  const { name, manifest, build, site } = await verifyAndUpload(context);
  const text = `${name}@${build.version}`;
  if (!site)
    return {
      result: { remote: name, version: build.version, local: true },
      text: `${text}: the files are whole; the gate was not asked`,
    };
  progress(`${site.site} renders every page of it …`);
  const result = await site.call('check', { remote: name, manifest });
  return { result, text: result.message };
};

const publish: Run = async (context) => {
  const { options, progress } = context;
  const { why } = options;
  const { name, manifest, build, site } = await verifyAndUpload(context);
  const { version } = build;
  if (!site) throw new Error('publish has no option --local');
  progress(`${site.site} checks it and renders every page of it …`);
  const published = await site.call('publish', { remote: name, manifest, why });
  if (!options.promote) return { result: published, text: published.message };
  progress('promoting …');
  try {
    const promoted = await site.call('promote', { remote: name, version, why });
    return { result: promoted, text: promoted.message };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(
      error.code,
      `${name}@${version} was published, and not promoted: ${error.message}`,
      error.problems,
    );
  }
};

/** How long the link of a test works: longer than any tests take. */
const HOURS = 6;

/** @returns exit code of the command, whose output is that of this program */
const runTests = (command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    // Standard output is for the result of this program.
    const child = spawn(command, { cwd, env, shell: true, stdio: ['ignore', process.stderr, process.stderr] });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

/** Publishes the build, which no visitor gets, and runs the tests with a preview link of it. */
const test: Run = async (context) => {
  const { cwd, env, options, progress, site, team } = context;
  const { run = '' } = options;
  const [remote, version] = [context.remote(), context.version()];
  const { text } = await publish(context);
  progress(text);
  const { url = '' } = await team().call('preview', { remote, version, hours: HOURS });
  progress(`${run}, with PREVIEW_URL=${url}`);
  const code = await runTests(run, cwd, { ...env, BASE_URL: site, PREVIEW_URL: url });
  if (code !== 0)
    throw new CommandError(EXIT.failed, `${remote}@${version}: the tests failed on ${site} (exit code ${code})`);
  return { result: { remote, version, preview: url }, text: `${remote}@${version}: the tests pass on ${site}` };
};

export function addBuildCommands(program: Command, add: AddCommand): void {
  add(program, 'build [REMOTE]', 'build a remote into its folder dist', [], build);
  add(
    program,
    'check [REMOTE|shell]',
    'ask the site’s gate whether it would let a build pass; shell: render what is live there with the shell built here',
    [option('--local', 'look at the files only, ask no site'), DIST, ...SIGNED],
    check,
  );
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
