/** Checks that each module that the shell mounts is exposed both to browsers and to the gateway. */
import { routeTable } from '../../../src/route-table';
import { exposedToBrowsers, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Problem } from '@vipp/shared/contract/federation/problem';

export type NeededModule = {
  /** Undefined for a module without a page. */
  path?: string;
  module: string;
};

/** The newsletter modal of the shell is an exposed module, but not a page module. */
const WITHOUT_PAGE: readonly (NeededModule & { remote: RemoteName })[] = [
  { remote: 'mf-forms', module: './newsletter-modal' },
];

/** The modules that the shell needs of a remote. */
export const neededModules = (remote: RemoteName): NeededModule[] => [
  ...routeTable.filter((route) => route.remote === remote).map(({ path, module }) => ({ path, module })),
  ...WITHOUT_PAGE.filter((needed) => needed.remote === remote).map(({ module }) => ({ module })),
];

/**
 * Whether the server half of a build has a module: the preset names its chunks after the exposed modules. Of other bundlers'
 * builds the sandbox worker finds out, which loads every module.
 */
export const isExposedToGateway = ({ server, entry }: Build, module: string): boolean =>
  entry !== undefined || `${module.replace('./', '')}.cjs` in server.files;

export function checkModules(remote: RemoteName, build: Build): Problem[] {
  const pathsOf = new Map<string, string[]>();
  for (const { module, path } of neededModules(remote))
    pathsOf.set(module, [...(pathsOf.get(module) ?? []), ...(path ? [path] : [])]);
  const problem = (module: string, side: string): Problem => {
    const paths = pathsOf.get(module) ?? [];
    return {
      check: 'modules',
      message: `${remote}@${build.version}: the ${side} build does not expose ${module}, which the shell mounts${paths.length > 0 ? ` at ${paths.join(', ')}` : ''}`,
      paths,
      fix: `Export it from ${remote}/src/exposes/${module.replace('./', '')}.tsx, or ask the team of the shell to remove it from shared/contract/federation/remotes.ts first.`,
    };
  };
  const exposed = new Set(exposedToBrowsers(build));
  return [...pathsOf.keys()].flatMap((module) => [
    ...(exposed.has(module) ? [] : [problem(module, 'client')]),
    ...(isExposedToGateway(build, module) ? [] : [problem(module, 'server')]),
  ]);
}
