/**
 * The gate of a new shell: its sandbox worker has its routes, its layout and its shared modules, and renders each page of
 * each version that is live. What keeps it from finding out, no content or no files, is no reason to refuse the shell.
 */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { FILES_CHECK, isOutage, type Problem } from '@vipp/shared/contract/federation/problem';
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
  check: FILES_CHECK,
  message: `${name}@${version}: its files are unavailable: ${error instanceof Error ? error.message : String(error)}`,
  fix: 'Its pages could not be checked. Visitors get the version before for as long as this lasts.',
});

async function checkOnce(build: Build, { read, sandbox, singletonVersions }: Options): Promise<Problem[]> {
  const misfits = checkSingletons(build, singletonVersions);
  // Otherwise nothing of it can be loaded.
  const found =
    misfits.length > 0
      ? misfits
      : [
          ...checkModules(build),
          ...(await sandbox(build, read).catch((error: unknown) => [unavailable(build, error)])),
        ];
  return found.map((problem) => (isOutage(problem) ? problem : { ...problem, fix: fixFor(build) }));
}

/**
 * One version after the other, because each occupies a processor; one with problems twice: at its start a machine may be too
 * busy for the deadlines of pages.
 */
export async function checkLive(
  live: readonly Build[],
  options: Options,
  onProgress: (text: string) => void = () => undefined,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const build of live) {
    onProgress(`rendering every page of ${build.name}@${build.version} …`);
    const first = await checkOnce(build, options);
    found.push(...(first.every(isOutage) ? first : await checkOnce(build, options)));
  }
  return found;
}
