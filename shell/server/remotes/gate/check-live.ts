/**
 * The gate of a new shell: its sandbox worker has its routes, its layout and its shared modules, and renders each page of
 * each version that is live. What keeps it from finding out, no content or no files, is no reason to refuse the shell.
 */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { CONTENT_CHECK, type Problem, type ShellCheck } from '@vipp/shared/contract/federation/problem';
import type { ReadBuildFile } from '../builds/build-files';
import { checkModules, checkSingletons } from './check-modules';
import type { RunSandbox } from './sandbox-worker';

type Options = {
  read: ReadBuildFile;
  /** Sandbox of the new shell. */
  sandbox: RunSandbox;
  /** Versions of the shared modules that the new shell provides. */
  singletonVersions: Readonly<Record<string, string>>;
};

/** What the team of the shell can do; what `fix` of a problem says is for the team of the remote. */
const fixFor = ({ name: remote, version }: Build): string =>
  `${remote}@${version} is live, and passed the gate with the shell before: change this shell so that it fits, or have the team of ${remote} publish and promote a version that works with both first (docs/shared-modules.md).`;

const unavailable = ({ name, version }: Build, error: unknown): Problem => ({
  check: 'files',
  message: `${name}@${version}: its files are unavailable: ${error instanceof Error ? error.message : String(error)}`,
  fix: 'Its pages could not be checked. Visitors get the version before for as long as this lasts.',
});

async function checkOnce(build: Build, { read, sandbox, singletonVersions }: Options): Promise<ShellCheck> {
  const toOwn = (problem: Problem): Problem => ({ ...problem, fix: fixFor(build) });
  const singletons = checkSingletons(build, singletonVersions);
  // Nothing of it could be loaded.
  if (singletons.length > 0) return { problems: singletons.map(toOwn), outages: [] };
  const modules = checkModules(build);
  try {
    const problems = await sandbox(build, read);
    return {
      problems: [...modules, ...problems.filter(({ check }) => check !== CONTENT_CHECK)].map(toOwn),
      outages: problems.filter(({ check }) => check === CONTENT_CHECK),
    };
  } catch (error) {
    // Missing or damaged files: the sandbox worker itself answers with problems.
    return { problems: modules.map(toOwn), outages: [unavailable(build, error)] };
  }
}

/**
 * One version after the other, because each occupies a processor; one with problems twice: at its start a machine may be too
 * busy for the deadlines of pages.
 */
export async function checkLive(
  live: readonly Build[],
  options: Options,
  onProgress: (text: string) => void = () => undefined,
): Promise<ShellCheck> {
  const checked: ShellCheck = { problems: [], outages: [] };
  for (const build of live) {
    onProgress(`rendering every page of ${build.name}@${build.version} …`);
    const first = await checkOnce(build, options);
    const { problems, outages } = first.problems.length > 0 ? await checkOnce(build, options) : first;
    checked.problems.push(...problems);
    checked.outages.push(...outages);
  }
  return checked;
}
