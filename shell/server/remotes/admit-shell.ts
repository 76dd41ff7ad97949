/**
 * The gate of a new shell, before it serves: its sandbox worker has its routes, its layout and its shared modules, and renders
 * each page of each live version. The last serving shell is never refused: a site must always start again, and at once.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { describeProblem, FILES_CHECK, isOutage, type Problem } from '@vipp/shared/contract/federation/problem';
import type { BuildStore } from './builds/build-store';
import { checkModules, checkSingletons } from './gate/check-build';
import type { RunSandbox } from './gate/sandbox-worker';
import { becomesDefault } from './registry/adopt-builds';
import type { Registry } from './registry/registry';
import { buildOf, lastShell, remoteNames, remoteOf } from './registry/registry-state';
import { errorText } from '@vipp/shared/server/error-text';

/** The message is meant for the operator. */
export class ShellRefused extends Error {}

export const SHELL_CHECK_OFF =
  'SHELL_CHECK=off: this shell serves without having rendered what is live. Pages may be broken; set it on again at the next start.';

/** Answers the addresses of content before the gateway itself does. */
export type ContentApp = Pick<FastifyInstance, 'inject'>;

type Site = {
  /** Has the files of live versions, and of the builds of this site. */
  registry: Pick<Registry, 'state' | 'files'>;
  /** Whether other gateways may use the same registry. */
  isShared: boolean;
  store: Pick<BuildStore, 'shell' | 'remotes'>;
  /** Of the new shell, once content is available. */
  openSandbox: () => Promise<RunSandbox>;
  /** Versions of the shared modules that the new shell provides. */
  singletonVersions: Readonly<Record<string, string>>;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
};

const refusal = (shell: string, problems: readonly Problem[]): string =>
  [
    `gateway: the shell ${shell} does not fit what is live, and does not serve. The registry is unchanged.`,
    ...problems.map(describeProblem),
    'Start the shell that served before, correct this one, or, in an emergency, serve it all the same with SHELL_CHECK=off: see "A new shell" in docs/operating.md.',
  ].join('\n');

/** The live versions after the adoption of this site’s builds: a refused start changes nothing. */
function liveAfterAdoption({ registry, isShared, store }: Site): Build[] {
  const state = registry.state();
  return [...new Set([...remoteNames(state), ...store.remotes.keys()])].flatMap((remote) => {
    const document = remoteOf(state, remote);
    const ownBuild = store.remotes.get(remote);
    const isAdopted = ownBuild !== undefined && becomesDefault(document, ownBuild.version, { isShared });
    const live = isAdopted ? ownBuild : buildOf(state, remote, document.default?.version);
    return [...new Set([live, buildOf(state, remote, document.canary?.version)])].filter(
      (build) => build !== undefined,
    );
  });
}

/** What the team of the shell can do; what `fix` of a problem says is for the team of the remote. */
const fixFor = ({ name: remote, version }: Build): string =>
  `${remote}@${version} is live, and passed the gate with the shell before: change this shell so that it fits, or have the team of ${remote} publish and promote a version that works with both first (docs/shared-modules.md).`;

const unavailable = ({ name, version }: Build, error: unknown): Problem => ({
  check: FILES_CHECK,
  message: `${name}@${version}: its files are unavailable: ${errorText(error)}`,
  fix: 'Its pages could not be checked. Visitors get the version before for as long as this lasts.',
});

async function checkOnce(build: Build, sandbox: RunSandbox, { registry, singletonVersions }: Site): Promise<Problem[]> {
  const misfits = checkSingletons(build, singletonVersions);
  // Otherwise nothing of it can be loaded.
  const found =
    misfits.length > 0
      ? misfits
      : [
          ...checkModules(build),
          ...(await sandbox(build, registry.files.get).catch((error: unknown) => [unavailable(build, error)])),
        ];
  return found.map((problem) => (isOutage(problem) ? problem : { ...problem, fix: fixFor(build) }));
}

/**
 * Called before the adoption of this site's builds: a refused start must change nothing for other gateways. Missing content or
 * files are no reason to refuse the shell.
 *
 * @throws {ShellRefused} naming each route, version and reason
 */
export async function admitShell(site: Site): Promise<void> {
  const { registry, store, openSandbox, logger } = site;
  const { version } = store.shell;
  const last = lastShell(registry.state());
  // At a first start nothing is live, and the remotes of this package were built with its shell.
  if (last === undefined || last === version) return;
  const sandbox = await openSandbox();
  const found: Problem[] = [];
  // One version after the other: each occupies a processor.
  for (const build of liveAfterAdoption(site)) {
    const text = `rendering every page of ${build.name}@${build.version} …`;
    logger.info(text);
    process.send?.({ type: 'progress', text });
    const first = await checkOnce(build, sandbox, site);
    // At its start a machine may be too busy for the deadlines of pages.
    found.push(...(first.every(isOutage) ? first : await checkOnce(build, sandbox, site)));
  }
  const problems = found.filter((one) => !isOutage(one));
  if (problems.length > 0) throw new ShellRefused(refusal(version, problems));
  for (const { message, fix } of found)
    logger.warn({ message, fix }, 'a page of a live version could not be rendered with this shell before it serves');
}
