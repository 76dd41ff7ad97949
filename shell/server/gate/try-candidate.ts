/** Loads a version as the gateway would, and renders each of its pages; runs in the scratch process. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { shareScope, type RemoteContainer } from '../../src/federation/share-scope';
import { routeTable } from '../../src/route-table';
import type { Problem } from './problem';
import { createScratchApi } from './scratch-api';
import type { ScratchAnswer, ScratchJob } from './scratch-message';
import { tryRoute } from './try-route';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function openContainer(entry: string): Promise<RemoteContainer> {
  const container = createRequire(path.resolve(entry))(entry) as RemoteContainer;
  await container.init(shareScope);
  return container;
}

/** What webpack's runtime says of a shared module whose version does not satisfy (`strictVersion`). */
const UNSATISFIED = /^Unsatisfied version/;

function toLoadProblem({ remote, version }: ScratchJob, reason: string, modules: readonly string[]): Problem {
  const message = `${remote}@${version}: ${modules.join(', ')} cannot be loaded in the gateway: ${reason}`;
  if (UNSATISFIED.test(reason)) return { check: 'singletons', message, fix: `Build with the versions that the site provides (GET /federation/api/contract.json): set them in ${remote}/package.json.` };
  return { check: 'loads', message, fix: 'Code at the top of a module runs in the gateway too: nothing of a browser may be touched there.' };
}

/** Every module that browsers are given must be there for the gateway too. Versions of shared modules are checked here. */
async function loadModules(container: RemoteContainer, job: ScratchJob) {
  const exposed = new Map<string, unknown>();
  const failed = new Map<string, string[]>();
  for (const module of job.modules) {
    try {
      exposed.set(module, (await container.get(module))());
    } catch (error) {
      const reason = reasonOf(error);
      failed.set(reason, [...(failed.get(reason) ?? []), module]);
    }
  }
  return { exposed, problems: [...failed].map(([reason, modules]) => toLoadProblem(job, reason, modules)) };
}

export async function tryCandidate(job: ScratchJob): Promise<ScratchAnswer> {
  const { remote, version, entry, origin } = job;
  let container: RemoteContainer;
  try {
    container = await openContainer(entry);
  } catch (error) {
    const message = `${remote}@${version}: the container throws when the gateway loads it: ${reasonOf(error)}`;
    return { problems: [{ check: 'loads', message, fix: 'Build with this project’s tooling, with the versions of the shared modules that the site has.' }], classes: [] };
  }
  const { exposed, problems } = await loadModules(container, job);
  const api = createScratchApi(origin);
  const classes = new Set<string>();
  for (const route of routeTable.filter((one) => one.remote === remote && exposed.has(one.module))) {
    const tried = await tryRoute(route, exposed.get(route.module), { api, version });
    problems.push(...tried.problems);
    for (const name of tried.classes) classes.add(name);
  }
  return { problems, classes: [...classes] };
}
