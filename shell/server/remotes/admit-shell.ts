/**
 * The check that a new shell passes before it serves: it renders every page of what is live. The shell that served last is
 * never refused, so that a site which ran starts again, and at once.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { describeProblem, type Problem, type ShellCheck } from '@vipp/shared/contract/federation/problem';
import { sharedVersions } from '../../src/federation/shared-modules';
import type { Settings } from '../settings/settings';
import type { BuildStore } from './builds/build-store';
import type { ReadBuildFile } from './builds/build-files';
import { checkLive } from './gate/check-live';
import { answerContent, withDeadline, createSandbox } from './gate/sandbox-worker';
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

function checkOf({ store, read, settings, logger }: Site, content: ContentApp) {
  const sandbox = createSandbox({
    script: path.join(settings.packagesDir, 'shell', settings.buildFolder, 'server/sandbox-worker.cjs'),
    content: withDeadline((address) => answerContent(content, address)),
  });
  const readOwn: ReadBuildFile = async (build, side, file) =>
    store.file(`/_mf/${build.name}/${build.version}/${side}/${file}`)?.body ?? read(build, side, file);
  return (live: Parameters<typeof checkLive>[0]): Promise<ShellCheck> =>
    checkLive(live, { read: readOwn, sandbox, singletonVersions: sharedVersions() }, (text) => {
      logger.info(text);
      process.send?.({ type: 'progress', text });
    });
}

const recordSchema = z.object({ served: z.string() });

const recordOf = (dataDir: string): string => path.join(dataDir, 'federation/shell.json');

/** The shell that served last with this DATA_DIR; a record that cannot be read is as none. */
function servedLast(dataDir: string): string | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(recordOf(dataDir), 'utf8'))).served;
  } catch {
    return undefined;
  }
}

/** Reports that a shell serves. */
export function shellServes({ dataDir }: Pick<Settings, 'dataDir'>, shell: string): void {
  const file = recordOf(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.part`;
  writeFileSync(temporary, `${JSON.stringify({ served: shell })}\n`);
  renameSync(temporary, file);
}

/** What is live once the builds of this site are adopted, which they are not yet: a refused start changes nothing. */
function liveAfterAdoption({ registry, isShared, store }: Site): Build[] {
  const state = registry.state();
  return [...new Set([...remoteNames(state), ...store.remotes.keys()])].flatMap((remote) => {
    const document = remoteOf(state, remote);
    const { default: current, canary } = document;
    const own = store.remotes.get(remote);
    const isAdopted = own && becomesDefault(document, own.version, { isShared });
    const live = isAdopted ? own : buildOf(state, remote, current?.version);
    const tried = buildOf(state, remote, canary?.version);
    return [...new Set([live, tried])].filter((build) => build !== undefined);
  });
}

/**
 * Called before the builds of this site are adopted, so that a refused start changes nothing for other gateways.
 *
 * @throws {ShellRefused} naming each route, version and reason
 */
export async function admitShell(site: Site): Promise<void> {
  const { store, settings, logger } = site;
  const { version } = store.shell;
  if (servedLast(settings.dataDir) === version) return;
  const { problems, outages } = await checkOf(site, await site.content())(liveAfterAdoption(site));
  if (problems.length > 0) throw new ShellRefused(refusal(version, problems));
  for (const { message, fix } of outages)
    logger.warn({ message, fix }, 'a page of a live version could not be rendered with this shell before it serves');
}
