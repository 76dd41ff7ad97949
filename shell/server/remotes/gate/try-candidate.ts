/** Loads a version as the gateway does, and renders each of its pages; runs in the sandbox worker. */
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { exposedToBrowsers } from '@vipp/shared/contract/federation/build-manifest';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import { pagesOf, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { openContainer, type LoadExposedModule } from '../builds/remote-container';
import type { SandboxJob } from './sandbox-worker';
import { reasonOf, tryRoute } from './try-route';

/** @param what cannot be loaded: modules, or the container */
const toLoadProblem = ({ build: { name, version } }: SandboxJob, reason: string, what: string): Problem => ({
  check: 'loads',
  message: `${name}@${version}: ${what} cannot be loaded in the gateway: ${reason}`,
  fix: 'Code at the top of a module runs in the gateway too, and must not use browser APIs there. Of shared modules it needs the versions that GET /federation/api/contract.json names.',
});

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
