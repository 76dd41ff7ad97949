/**
 * The gate: the checks that a version must pass before it is published, from cheap to expensive. Each problem states what is
 * wrong, what to do, and which live release sets the version would break.
 */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Budgets } from '@vipp/shared/contract/federation/budgets';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { RegistryState } from '../registry/registry-state';
import type { Registry } from '../registry/registry';
import { readFromStore } from '../builds/build-files';
import { checkClasses, checkTogether } from './check-together';
import { checkModules, checkPaths, checkSingletons } from './check-modules';
import { checkManifest, type CandidateBuild } from './check-manifest';
import { gatherFiles, type GatheredFiles } from './gather-files';
import { oneAtATime } from '../../lib/one-at-a-time';
import type { RunSandbox } from './sandbox-worker';
import { setsWith, siteContract, type SiteContract } from './site-contract';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { exposedToBrowsers } from '@vipp/shared/contract/federation/build-manifest';
import { BUDGET_FIX, budgetOf, filesOfModule, overBudget } from '@vipp/shared/contract/federation/budgets';

// Refuses a build with modules that exceed the budget of the remote.

const compress = promisify(brotliCompress);

/** Sizes with Brotli, as browsers get the files. */
async function compressedSizes(
  build: Build,
  wanted: ReadonlySet<string>,
  files: GatheredFiles,
): Promise<Map<string, number>> {
  const sizes = [...wanted].map(async (file): Promise<[string, number]> => {
    const body = files.get(build.client.files[file] ?? '') ?? Buffer.alloc(0);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return [file, (await compress(body, { params })).length];
  });
  return new Map(await Promise.all(sizes));
}

async function checkBudgets(
  remote: RemoteName,
  build: Build,
  files: GatheredFiles,
  budgets: Budgets,
): Promise<Problem[]> {
  const needed = exposedToBrowsers(build).flatMap((module) => filesOfModule(build, module));
  const sizes = await compressedSizes(build, new Set(needed), files);
  return overBudget(build, sizes, budgetOf(budgets, remote)).map((message) => ({
    check: 'budgets',
    message,
    fix: BUDGET_FIX,
  }));
}

export type Candidate = { remote: RemoteName; manifest: string };

/** `build` is undefined when there are problems. */
export type Inspection = { problems: Problem[]; build?: Build };

export type Gate = {
  /** Runs all checks, which takes seconds. */
  inspect: (candidate: Candidate) => Promise<Inspection>;
  /** Checks that a published version still fits this site, without reading its files. */
  fits: (remote: RemoteName, build: Build) => Problem[];
  contract: () => SiteContract;
};

type Options = {
  registry: Pick<Registry, 'state' | 'files'>;
  /** Versions of the shared modules that the shell provides. */
  singletonVersions: Readonly<Record<string, string>>;
  budgets: Budgets;
  sandbox: RunSandbox;
};

/** A problem without the release sets that it would break. */
type Found = Omit<Problem, 'breaks'>;

const withSets = (state: RegistryState, remote: RemoteName, found: readonly Found[]): Problem[] => {
  const breaks = setsWith(state, remote);
  return found.map((problem) => (breaks === '' ? problem : { ...problem, breaks }));
};

export function createGate({ registry, singletonVersions, budgets, sandbox }: Options): Gate {
  const fits = (remote: RemoteName, build: Build): Found[] => [
    ...checkPaths(remote, build, registry.state()),
    ...checkModules(remote, build),
    ...checkSingletons(remote, build, singletonVersions),
  ];

  // One at a time, because each occupies a processor.
  const runSandbox = oneAtATime(sandbox);

  const inspectFiles = async (remote: RemoteName, build: CandidateBuild, files: GatheredFiles): Promise<Found[]> => {
    const cheap = [
      ...fits(remote, build),
      ...checkTogether(remote, build, files),
      ...(await checkBudgets(remote, build, files, budgets)),
    ];
    const { problems, classes } = await runSandbox(
      build,
      readFromStore({ get: async (integrity) => files.get(integrity) }),
    );
    return [...cheap, ...problems, ...checkClasses(remote, build, files, classes)];
  };

  return {
    inspect: async ({ remote, manifest }) => {
      const state = registry.state();
      const checked = checkManifest(remote, manifest, state);
      if (!('build' in checked)) return { problems: withSets(state, remote, checked.problems) };
      const { build } = checked;
      const { files, problems: missing } = await gatherFiles(build, registry.files);
      if (missing.length > 0) return { problems: withSets(state, remote, missing) };
      const problems = withSets(state, remote, await inspectFiles(remote, build, files));
      return problems.length > 0 ? { problems } : { problems, build };
    },
    fits: (remote, build) => withSets(registry.state(), remote, fits(remote, build)),
    contract: () => siteContract(registry.state(), singletonVersions, budgets),
  };
}
