/** The result of a shell's check, route by route. */
import { pagesOf } from '@vipp/shared/contract/federation/remotes';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { RouteResult, ShellCheck } from '@vipp/shared/contract/federation/shell-check';
import type { CheckedVersion } from './check-live';

const concerns =
  (path: string) =>
  ({ paths }: Problem): boolean =>
    paths === undefined || paths.includes(path);

const routesOf = ({ remote, build, role, problems, outages }: CheckedVersion): RouteResult[] =>
  pagesOf(build).map(({ path }) => {
    const isRefused = problems.some(concerns(path));
    const result = isRefused ? 'refused' : outages.some(concerns(path)) ? 'unchecked' : 'rendered';
    return { path, remote, version: build.version, role, result };
  });

export const summariseCheck = (shell: string, checked: readonly CheckedVersion[]): ShellCheck => ({
  shell,
  routes: checked.flatMap(routesOf),
  problems: checked.flatMap(({ problems }) => problems),
  outages: checked.flatMap(({ outages }) => outages),
});
