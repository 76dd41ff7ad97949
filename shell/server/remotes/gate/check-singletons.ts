/** Checks that a remote works with the versions of the shared modules that the shell provides. */
import semver from 'semver';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import type { CandidateBuild } from './check-manifest';

/** What the team of the remote can do; docs/shared-modules.md has the order in which teams deliver. */
function fixFor(remote: RemoteName, request: string, range: string, provided: string | undefined): string {
  if (!provided)
    return 'Bundle it instead of sharing it: only the modules of tooling/build/shared-singletons.ts are shared.';
  if (!semver.validRange(range)) return `Declare a range of versions, such as ^${provided}.`;
  const build = `Build with ${request} ${provided}: set that version in ${remote}/package.json`;
  return semver.ltr(provided, range)
    ? `${build}, or publish again once the shell provides a newer one: it is delivered before the remotes that need it.`
    : `${build}.`;
}

/** @param versions of the shared modules that the shell provides */
export function checkSingletons(
  remote: RemoteName,
  { version, singletons = {} }: Pick<CandidateBuild, 'version' | 'singletons'>,
  versions: Readonly<Record<string, string>>,
): Problem[] {
  return Object.entries(singletons).flatMap(([request, range]): Problem[] => {
    const provided = versions[request];
    if (provided && semver.validRange(range) && semver.satisfies(provided, range)) return [];
    return [
      {
        check: 'singletons',
        message: `${remote}@${version} needs ${request} ${range}, and the site provides ${provided ?? 'none'}`,
        fix: fixFor(remote, request, range, provided),
      },
    ];
  });
}
