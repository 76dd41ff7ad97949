/**
 * The check that a new shell passes before it serves: it renders every page of what is live. The shell that served last is
 * never refused, so that a site always starts again, and at once.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildPath, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { describeProblem, isOutage, type Problem } from '@vipp/shared/contract/federation/problem';
import { sharedVersions } from '../../src/federation/shared-modules';
import type { Settings } from '../settings/settings';
import type { BuildStore } from './builds/build-store';
import type { ReadBuildFile } from './builds/build-files';
import { checkLive } from './gate/check-live';
import { answerContent, createSandbox, sandboxScript, withDeadline } from './gate/sandbox-worker';
import { becomesDefault } from './registry/adopt-builds';
import type { Registry } from './registry/registry';
import { buildOf, remoteNames, remoteOf } from './registry/registry-state';

/** The message is meant for the operator. */
export class ShellRefused extends Error {}

export const SHELL_CHECK_OFF =
  'SHELL_CHECK=off: this shell serves without having rendered what is live. Pages may be broken; set it on again at the next start.';

/** Answers the addresses of content before the gateway itself does. */
export type ContentApp = Pick<FastifyInstance, 'inject'>;

type Site = {
  registry: Registry;
  /** Whether other gateways may use the same registry. */
  isShared: boolean;
  store: BuildStore;
  /** Reads files of versions in the registry. */
  read: ReadBuildFile;
  content: () => Promise<ContentApp>;
  settings: Settings;
  logger: FastifyBaseLogger;
};

const refusal = (shell: string, problems: readonly Problem[]): string =>
  [
    `gateway: the shell ${shell} does not fit what is live, and does not serve. The registry is unchanged.`,
    ...problems.map(describeProblem),
    'Start the shell that served before, correct this one (npx vipp-mf check shell tries it without starting it), or, in an emergency, serve it all the same with SHELL_CHECK=off: see "A new shell" in docs/operating.md.',
  ].join('\n');

const recordFile = (dataDir: string): string => path.join(dataDir, 'federation/shell.json');
const recordOf = (shell: string): string => `${JSON.stringify({ served: shell })}\n`;

/** Whether this shell served last with this DATA_DIR; an incomplete record, after a crash, is that of no shell. */
function servedLast(dataDir: string, shell: string): boolean {
  const file = recordFile(dataDir);
  return existsSync(file) && readFileSync(file, 'utf8') === recordOf(shell);
}

/** Reports that a shell serves. */
export function shellServes({ dataDir }: Pick<Settings, 'dataDir'>, shell: string): void {
  mkdirSync(path.dirname(recordFile(dataDir)), { recursive: true });
  writeFileSync(recordFile(dataDir), recordOf(shell));
}

/** The live versions after the adoption of this site’s builds: a refused start changes nothing. */
function liveAfterAdoption({ registry, isShared, store }: Site): Build[] {
  const state = registry.state();
  return [...new Set([...remoteNames(state), ...store.remotes.keys()])].flatMap((remote) => {
    const document = remoteOf(state, remote);
    const own = store.remotes.get(remote);
    const isAdopted = own !== undefined && becomesDefault(document, own.version, { isShared });
    const live = isAdopted ? own : buildOf(state, remote, document.default?.version);
    return [...new Set([live, buildOf(state, remote, document.canary?.version)])].filter(
      (build) => build !== undefined,
    );
  });
}

/**
 * Called before the builds of this site are adopted, so that a refused start changes nothing for other gateways.
 *
 * @throws {ShellRefused} naming each route, version and reason
 */
export async function admitShell(site: Site): Promise<void> {
  const { store, read, settings, logger } = site;
  const { version } = store.shell;
  if (servedLast(settings.dataDir, version)) return;
  const content = await site.content();
  const options = {
    // Its own builds are not in the registry yet.
    read: (async (build, side, file) =>
      store.file(`${buildPath(build)}/${side}/${file}`)?.body ?? read(build, side, file)) satisfies ReadBuildFile,
    sandbox: createSandbox({
      script: sandboxScript(settings),
      content: withDeadline((address) => answerContent(content, address)),
    }),
    singletonVersions: sharedVersions(),
  };
  const found = await checkLive(liveAfterAdoption(site), options, (text) => {
    logger.info(text);
    process.send?.({ type: 'progress', text });
  });
  const problems = found.filter((one) => !isOutage(one));
  if (problems.length > 0) throw new ShellRefused(refusal(version, problems));
  for (const { message, fix } of found)
    logger.warn({ message, fix }, 'a page of a live version could not be rendered with this shell before it serves');
}
