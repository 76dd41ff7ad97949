/** The gate: the checks that a version must pass before it is published, from cheap to expensive. Each problem states what is wrong, and what to do. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BUDGET_FIX, BUDGETS, budgetOf, filesOfModule, overBudget } from '@vipp/shared/contract/federation/budgets';
import { exposedToBrowsers, filesOf, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { FILES_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { oneAtATime } from '../../lib/at-most';
import { readFromStore } from '../builds/build-files';
import type { Registry } from '../registry/registry';
import { checkManifest } from './check-manifest';
import { checkEntry, checkModules, checkPaths, checkSingletons, problemsOf, type BuildBodies } from './check-modules';
import type { RunSandbox } from './sandbox-worker';

const MB = 1024 * 1024;
/** For all files of a build together, because they are in memory. */
const MAX_BUILD_BYTES = 32 * MB;

/** Reads and verifies every file before the version is published, so that missing files are found. */
async function gatherFiles(build: Build, store: Pick<Registry['files'], 'get'>): Promise<BuildBodies | Problem[]> {
  const read = readFromStore(store);
  const bodies = new Map<string, Buffer>();
  const faults: string[] = [];
  const problems = (what: readonly string[]): Problem[] =>
    problemsOf(build, FILES_CHECK, what, 'Upload the files before the version: `npx vipp-mf publish` does both.');
  let bytes = 0;
  for (const { side, file, integrity } of filesOf(build)) {
    const body = await read(build, side, file).catch((error: Error) => void faults.push(error.message));
    if (body) bodies.set(integrity, body);
    bytes += body?.length ?? 0;
    if (bytes > MAX_BUILD_BYTES) return problems([`the build is larger than ${MAX_BUILD_BYTES / MB} MB, the maximum`]);
  }
  return faults.length > 0 ? problems(faults) : bodies;
}

const compress = promisify(brotliCompress);

/** Refuses modules that exceed the budget of the remote, with Brotli as browsers get them. */
async function checkBudgets(build: Build, bodies: BuildBodies): Promise<Problem[]> {
  const needed = new Set(exposedToBrowsers(build).flatMap((module) => filesOfModule(build, module)));
  const sizes = [...needed].map(async (file): Promise<[string, number]> => {
    const body = bodies.get(build.client.files[file] ?? '') ?? Buffer.alloc(0);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return [file, (await compress(body, { params })).length];
  });
  return overBudget(build, new Map(await Promise.all(sizes)), budgetOf(BUDGETS, build.name)).map((message) => ({
    check: 'budgets',
    message,
    fix: BUDGET_FIX,
  }));
}

/** @param manifest text of `dist/build.json` */
export type Candidate = { remote: RemoteName; manifest: string };

/** `build` is undefined when there are problems. */
export type Inspection = { problems: Problem[]; build?: Build };

type Options = {
  registry: Pick<Registry, 'state' | 'files'>;
  /** Versions of the shared modules that the shell provides. */
  singletonVersions: Readonly<Record<string, string>>;
  sandbox: RunSandbox;
};

export function createGate({ registry, singletonVersions, sandbox }: Options) {
  /** Checks that a version fits this site, without reading its files. */
  const fits = (build: Build): Problem[] => [
    ...checkPaths(build, registry.state()),
    ...checkModules(build),
    ...checkSingletons(build, singletonVersions),
  ];
  // One at a time, because each occupies a processor.
  const runSandbox = oneAtATime(sandbox);
  return {
    fits,
    /** Runs all checks, which takes seconds. */
    inspect: async ({ remote, manifest }: Candidate): Promise<Inspection> => {
      const checked = checkManifest(remote, manifest, registry.state());
      if (!('build' in checked)) return checked;
      const { build } = checked;
      const bodies = await gatherFiles(build, registry.files);
      if (Array.isArray(bodies)) return { problems: bodies };
      const problems = [
        ...fits(build),
        ...checkEntry(build, bodies),
        ...(await checkBudgets(build, bodies)),
        ...(await runSandbox(build, readFromStore({ get: async (integrity) => bodies.get(integrity) }))),
      ];
      return problems.length > 0 ? { problems } : { problems, build };
    },
  };
}

export type Gate = ReturnType<typeof createGate>;
