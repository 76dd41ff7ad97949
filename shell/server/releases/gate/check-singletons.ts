/** Checks that a remote works with the versions of the shared modules that the shell provides. */
import semver from 'semver';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { CandidateBuild } from './check-manifest';

/** @param versions of the shared modules that the shell provides */
export function checkSingletons(
  remote: RemoteName,
  { version, singletons = {} }: CandidateBuild,
  versions: Readonly<Record<string, string>>,
): Problem[] {
  return Object.entries(singletons).flatMap(([request, range]): Problem[] => {
    const provided = versions[request];
    if (provided && semver.validRange(range) && semver.satisfies(provided, range)) return [];
    const message = `${remote}@${version} needs ${request} ${range}, and the site provides ${provided ?? 'none'}`;
    const fix = provided
      ? `Build with ${request} ${provided}: set that version in ${remote}/package.json. The shell must deliver a newer one before remotes may need it.`
      : 'Bundle it instead of sharing it: only the modules of tooling/build/shared-singletons.ts are shared.';
    return [{ check: 'singletons', message, fix }];
  });
}
