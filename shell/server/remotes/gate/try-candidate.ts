/** Loads a version as the gateway does, and renders each of its pages; runs in the sandbox worker. */
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { exposedToBrowsers } from '@vipp/shared/contract/federation/build-manifest';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import { pagesOf, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { openContainer } from '../builds/remote-container';
import type { SandboxJob } from './sandbox-worker';
import { reasonOf, tryRoute } from './try-route';

const LOAD_FIX =
  'Code at the top of a module runs in the gateway too, and must not use browser APIs there. Of shared modules it needs the versions that GET /federation/api/contract.json names.';

/**
 * Loads every module for browsers, and so checks the versions of shared modules.
 *
 * @param api reads content of the site, and submits nothing
 */
export async function tryCandidate({ build, half }: SandboxJob, api: SiteApi): Promise<Problem[]> {
  const { name, version } = build;
  const exposed = new Map<string, unknown>();
  const failed = new Map<string, string[]>();
  const fail = (error: unknown, what: string): void => {
    failed.set(reasonOf(error), [...(failed.get(reasonOf(error)) ?? []), what]);
  };
  const load = await openContainer(build, half).catch((error: unknown) => fail(error, 'its container'));
  if (load)
    for (const module of exposedToBrowsers(build))
      await load(module).then(
        (loaded) => exposed.set(module, loaded),
        (error: unknown) => fail(error, module),
      );
  const problems = [...failed].map(([reason, what]): Problem => ({
    check: 'loads',
    message: `${name}@${version}: ${what.join(', ')} cannot be loaded in the gateway: ${reason}`,
    fix: LOAD_FIX,
  }));
  for (const route of pagesOf(build).filter(({ module }) => exposed.has(module))) {
    const siteRoute = { ...route, remote: name as RemoteName };
    problems.push(...(await tryRoute(siteRoute, exposed.get(route.module), { api, version })));
  }
  return problems;
}
