/** Loads a version as the gateway does, and renders each of its pages; runs in the sandbox worker. */
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { exposedToBrowsers } from '@vipp/shared/contract/federation/build-manifest';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import { pagesOf, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { openContainer, type LoadExposedModule } from '../builds/remote-container';
import type { SandboxJob } from './sandbox-worker';
import { reasonOf, tryRoute } from './try-route';

/** Messages for a shared module of an unsupported version (`strictVersion`): of the federation runtime, and of webpack's own. */
const UNSATISFIED = /does not satisfy the requirement|^Unsatisfied version/;

/** @param what cannot be loaded: modules, or the container */
function toLoadProblem({ build: { name, version } }: SandboxJob, reason: string, what: string): Problem {
  const message = `${name}@${version}: ${what} cannot be loaded in the gateway: ${reason}`;
  if (UNSATISFIED.test(reason))
    return {
      check: 'singletons',
      message,
      fix: `Build with the versions that the site provides (GET /federation/api/contract.json): set them in ${name}/package.json.`,
    };
  return {
    check: 'loads',
    message,
    fix: 'Code at the top of a module runs in the gateway too, and must not use browser APIs there.',
  };
}

/** Loads every module that is exposed to browsers; this also checks the versions of shared modules. */
async function loadModules(job: SandboxJob) {
  const exposed = new Map<string, unknown>();
  const failed = new Map<string, string[]>();
  let load: LoadExposedModule;
  try {
    load = await openContainer(job.build, job.half);
  } catch (error) {
    return { exposed, problems: [toLoadProblem(job, reasonOf(error), 'its container')] };
  }
  for (const module of exposedToBrowsers(job.build)) {
    try {
      exposed.set(module, await load(module));
    } catch (error) {
      const reason = reasonOf(error);
      failed.set(reason, [...(failed.get(reason) ?? []), module]);
    }
  }
  return { exposed, problems: [...failed].map(([reason, modules]) => toLoadProblem(job, reason, modules.join(', '))) };
}

/** @param api reads content of the site, and submits nothing */
export async function tryCandidate(job: SandboxJob, api: SiteApi): Promise<Problem[]> {
  const { name, version } = job.build;
  const { exposed, problems } = await loadModules(job);
  for (const route of pagesOf(job.build).filter(({ module }) => exposed.has(module))) {
    const siteRoute = { ...route, remote: name as RemoteName };
    problems.push(...(await tryRoute(siteRoute, exposed.get(route.module), { api, version })));
  }
  return problems;
}
