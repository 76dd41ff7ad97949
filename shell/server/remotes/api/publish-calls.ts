/** Publication of a version, and of its files before: checked by the gate, signed by its team, and immutable afterwards. */
import { isDeepStrictEqual } from 'node:util';
import type { CallInput } from '@vipp/shared/contract/federation/api-calls.server';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { CONTENT_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import { checkManifest } from '../gate/check-build';
import { problemsOf } from '../gate/gate';
import { liveVersions } from '../registry/remote-document';
import { buildOf, remoteOf, storedVersion, type RegistryState } from '../registry/registry-state';
import { changeAs, ApiRefusal, type ApiParts, type Call } from './api-parts';

/** Whether a version is published already; refuses other files for it. */
function isPublished(state: RegistryState, build: Build, manifest: string): boolean {
  const { name: remote, version } = build;
  const stored = storedVersion(remoteOf(state, remote), version);
  const known = buildOf(state, remote, version);
  // A version whose files were removed may be published again with the same.
  if (!stored || (!known && stored.manifest === sha384(manifest))) return false;
  if (isDeepStrictEqual(known, build)) return true;
  throw new ApiRefusal(
    409,
    `${remote}@${version} was published with other files, and a version never changes. Build with a new version.`,
  );
}

function refusalOf(remote: string, problems: readonly Problem[]): ApiRefusal {
  const isOutage = problems.every(({ check }) => check === CONTENT_CHECK);
  const what = isOutage
    ? 'the gate finds no problem with this build, but cannot check all of its pages: the content service does not answer. Nothing was changed. Try again once it does.'
    : 'the gate refuses this build, and nothing was changed. Fix the problems, build, and try again.';
  return new ApiRefusal(isOutage ? 503 : 422, `${remote}: ${what}`, problems);
}

export function createPublishCalls(parts: ApiParts) {
  const { registry } = parts;
  const read = ({ remote, manifest }: CallInput<'check'>): Build => {
    const checked = checkManifest(remote, manifest, registry.state());
    if (Array.isArray(checked)) throw refusalOf(remote, checked);
    return checked;
  };
  /** All checks of the gate. */
  const inspect = async (build: Build): Promise<void> => {
    const problems = await problemsOf(build, parts);
    if (problems.length > 0) throw refusalOf(build.name, problems);
  };

  return {
    /** Files are uploaded before their version; each is stored by its hash, so that none can replace another. */
    missing: async ({ input }: Call<'missing'>) => {
      const requested = [...new Set(input.files)];
      const isStored = await Promise.all(requested.map((integrity) => registry.files.keepIfStored(integrity)));
      const missing = requested.filter((_, index) => !isStored[index]);
      return { message: `${missing.length} of ${requested.length} files are not here`, missing };
    },
    upload: async ({ input, body }: Call<'upload'>) => {
      const integrity = `sha384-${Buffer.from(input.hash, 'hex').toString('base64')}`;
      if (sha384(body) !== integrity)
        throw new ApiRefusal(
          422,
          'The file does not match its hash. It was changed since the build, or in transit: build again and repeat.',
        );
      await registry.files.put(integrity, body);
      return { message: 'the file is stored', integrity };
    },
    check: async ({ input }: Call<'check'>) => {
      const build = read(input);
      const { name: remote, version } = build;
      await inspect(build);
      return { message: `${remote}@${version}: the gate lets it pass`, remote, version };
    },
    publish: async ({ actor, input }: Call<'publish'>) => {
      const { remote, manifest, why } = input;
      if (actor.kind !== 'team')
        throw new ApiRefusal(
          403,
          `A version is published with the key of its team, which proves who built it: npx vipp-mf publish ${remote} --key FILE`,
        );
      const build = read(input);
      const { version } = build;
      const answer = (what: string) => ({ message: `${remote}@${version}: ${what}`, remote, version });
      if (isPublished(registry.state(), build, manifest))
        return answer(
          liveVersions(remoteOf(registry.state(), remote)).includes(version)
            ? 'already published, and live'
            : `already published. No visitor gets it: npx vipp-mf preview|canary|promote ${remote} ${version}`,
        );
      await inspect(build);
      await changeAs(registry, actor, remote, (state) =>
        // Another publish may have finished while the gate was running.
        isPublished(state, build, manifest)
          ? undefined
          : { type: 'published', version, keyId: actor.keyId, manifest, why },
      );
      return answer(`published. No visitor gets it yet: npx vipp-mf preview|canary|promote ${remote} ${version}`);
    },
  };
}
