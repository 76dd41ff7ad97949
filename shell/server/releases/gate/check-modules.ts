/** Modules that the shell mounts: each must be exposed, to browsers and to the gateway alike. */
import { routeTable } from '../../../src/route-table';
import { exposedToBrowsers, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Problem } from '@vipp/shared/contract/federation/problem';

export type NeededModule = {
  /** Absent for what is no page. */
  path?: string;
  module: string;
};

/** The shell's newsletter window comes from a remote too, and is part of no page module. */
const WITHOUT_PAGE: readonly (NeededModule & { remote: RemoteName })[] = [
  { remote: 'mf-forms', module: './newsletter-modal' },
];

/** What the shell needs of a remote. */
export const neededModules = (remote: RemoteName): NeededModule[] => [
  ...routeTable.filter((route) => route.remote === remote).map(({ path, module }) => ({ path, module })),
  ...WITHOUT_PAGE.filter((needed) => needed.remote === remote).map(({ module }) => ({ module })),
];

/** Whether the gateway's half of a build has a module; its chunks are named after what they expose. */
export const isExposedToGateway = ({ server }: Build, module: string): boolean =>
  `${module.replace('./', '')}.cjs` in server.files;

export function checkModules(remote: RemoteName, build: Build): Problem[] {
  const pathsOf = new Map<string, string[]>();
  for (const { module, path } of neededModules(remote))
    pathsOf.set(module, [...(pathsOf.get(module) ?? []), ...(path ? [path] : [])]);
  const problem = (module: string, side: string): Problem => {
    const where = pathsOf.get(module)?.join(', ');
    return {
      check: 'modules',
      message: `${remote}@${build.version}: the ${side} build does not expose ${module}, which the shell mounts${where ? ` at ${where}` : ''}`,
      fix: `Export it from ${remote}/src/exposes/${module.replace('./', '')}.tsx, or agree with the shell’s team to take it out of shell/src/route-table.ts first.`,
    };
  };
  const exposed = new Set(exposedToBrowsers(build));
  return [...pathsOf.keys()].flatMap((module) => [
    ...(exposed.has(module) ? [] : [problem(module, 'client')]),
    ...(isExposedToGateway(build, module) ? [] : [problem(module, 'server')]),
  ]);
}
