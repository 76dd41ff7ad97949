/** The gate: the checks of a version before its publication, from cheap to expensive. Problems state fault and remedy. */
import { BUDGET_FIX, filesOfModule, overBudget } from '@vipp/shared/contract/federation/budgets';
import { exposedToBrowsers, filesOf, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { compressBrotli } from '@vipp/shared/contract/federation/compress.server';
import { FILES_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import type { Registry } from '../registry/registry';
import { checkEntry, checkModules, checkPaths, checkSingletons, problemOf, type BuildBodies } from './check-build';
import type { RunSandbox } from './sandbox-worker';

const MB = 1024 * 1024;
/** For all files of a build together, because they are in memory. */
const MAX_BUILD_BYTES = 32 * MB;

/** Reads and verifies every file before the publication, to find missing ones. */
async function gatherFiles(build: Build, store: Pick<Registry['files'], 'get'>): Promise<BuildBodies | Problem[]> {
  const bodies = new Map<string, Buffer>();
  const problems: Problem[] = [];
  const report = (what: string): void =>
    void problems.push(
      problemOf(build, FILES_CHECK, what, 'Upload the files before the version: `npx vipp-mf publish` does both.'),
    );
  let bytes = 0;
  for (const { side, file, integrity } of filesOf(build)) {
    const body = await store.get(integrity);
    if (body) bodies.set(integrity, body);
    else report(`${side}/${file} is not in the store of the site`);
    bytes += body?.length ?? 0;
    if (bytes > MAX_BUILD_BYTES) {
      report(`the build is larger than ${MAX_BUILD_BYTES / MB} MB, the maximum`);
      break;
    }
  }
  return problems.length > 0 ? problems : bodies;
}

/** Refuses modules over the budget of the remote, compressed with Brotli as for browsers. */
async function checkBudgets(build: Build, bodies: BuildBodies): Promise<Problem[]> {
  const needed = new Set(exposedToBrowsers(build).flatMap((module) => filesOfModule(build, module)));
  const sizes = [...needed].map(async (file): Promise<[string, number]> => {
    const body = bodies.get(build.client.files[file] ?? '') ?? Buffer.alloc(0);
    return [file, (await compressBrotli(body)).length];
  });
  const sizeOf = new Map(await Promise.all(sizes));
  return overBudget(build, (file) => sizeOf.get(file)).map((what) => problemOf(build, 'budgets', what, BUDGET_FIX));
}

export type GateParts = {
  registry: Pick<Registry, 'state' | 'files'>;
  /** Versions of the shared modules that the shell provides. */
  singletonVersions: Readonly<Record<string, string>>;
  sandbox: RunSandbox;
};

/** Checks that a version fits this site, without reading its files. */
export const misfitsOf = (
  build: Build,
  { registry, singletonVersions }: Pick<GateParts, 'registry' | 'singletonVersions'>,
): Problem[] => [
  ...checkPaths(build, registry.state()),
  ...checkModules(build),
  ...checkSingletons(build, singletonVersions),
];

/** Runs all checks of a build with a valid manifest; they take seconds. */
export async function problemsOf(build: Build, parts: GateParts): Promise<Problem[]> {
  const bodies = await gatherFiles(build, parts.registry.files);
  if (Array.isArray(bodies)) return bodies;
  return [
    ...misfitsOf(build, parts),
    ...checkEntry(build, bodies),
    ...(await checkBudgets(build, bodies)),
    ...(await parts.sandbox(build, async (integrity) => bodies.get(integrity))),
  ];
}
