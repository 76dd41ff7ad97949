/** Publication of a version, and of its files before: checked by the gate, signed by its team, and immutable afterwards. */
import { isDeepStrictEqual } from 'node:util';
import type { CallInput } from '@vipp/shared/contract/federation/api-calls.server';
import { buildSchema, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { CONTENT_CHECK } from '@vipp/shared/contract/federation/problem';
import { buildOf, remoteOf, storedVersion, type RegistryState } from '../registry/registry-state';
import { changeAs, ApiRefusal, type ApiParts, type Call } from './api-parts';

type Candidate = Pick<CallInput<'publish'>, 'remote' | 'manifest'>;

function parseManifest(manifest: string): Build | undefined {
  try {
    return buildSchema.parse(JSON.parse(manifest));
  } catch {
    // The gate reports what is wrong with it.
    return undefined;
  }
}

const nextStep = ({ name, version }: Build): string =>
  `No visitor gets it yet: npx vipp-mf preview|canary|promote ${name} ${version}`;

/** Answers a repeated publication, or refuses other files for an existing version. */
function answerRepeated(state: RegistryState, { remote, manifest }: Candidate) {
  const build = parseManifest(manifest);
  if (!build) return undefined;
  const { version } = build;
  const document = remoteOf(state, remote);
  const stored = storedVersion(document, version);
  const known = buildOf(state, remote, version);
  // A version whose files were removed may be published again with the same.
  if (!stored || (!known && stored.manifest === sha384(manifest))) return undefined;
  if (!isDeepStrictEqual(known, build))
    throw new ApiRefusal(
      409,
      `${remote}@${version} was published with other files, and a version never changes. Build with a new version.`,
    );
  const { default: current, canary } = document;
  const share =
    version === current?.version ? 'all' : version === canary?.version ? `${canary.percent} % of` : undefined;
  const what = share ? `already published, and live for ${share} visitors` : `already published. ${nextStep(build)}`;
  return { message: `${remote}@${version}: ${what}`, remote, version };
}

export function createPublishCalls({ registry, gate, logger }: Pick<ApiParts, 'registry' | 'gate' | 'logger'>) {
  const inspect = async (candidate: Candidate): Promise<Build> => {
    const { problems, build } = await gate.inspect(candidate);
    if (build) return build;
    throw problems.every(({ check }) => check === CONTENT_CHECK)
      ? new ApiRefusal(
          503,
          `${candidate.remote}: the gate finds no problem with this build, but cannot check all of its pages: the content service does not answer. Nothing was changed. Try again once it does.`,
          problems,
        )
      : new ApiRefusal(
          422,
          `${candidate.remote}: the gate refuses this build, and nothing was changed. Fix the problems, build, and try again.`,
          problems,
        );
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
      const { version } = await inspect(input);
      return { message: `${input.remote}@${version}: the gate lets it pass`, remote: input.remote, version };
    },
    publish: async ({ actor, input }: Call<'publish'>) => {
      const { remote, manifest, why } = input;
      if (actor.kind !== 'team')
        throw new ApiRefusal(
          403,
          `A version is published with the key of its team, which proves who built it: npx vipp-mf publish ${remote} --key FILE`,
        );
      let repeated = answerRepeated(registry.state(), input);
      if (repeated) return repeated;
      const build = await inspect(input);
      const { version } = build;
      await changeAs(registry, actor, remote, (state) => {
        // Another publish may have finished while the gate was running.
        repeated = answerRepeated(state, input);
        return repeated ? undefined : { type: 'published', version, keyId: actor.keyId, manifest, why };
      });
      if (repeated) return repeated;
      logger.info({ remote, version, by: actor.by }, 'a version was published');
      return { message: `${remote}@${version}: published. ${nextStep(build)}`, remote, version };
    },
  };
}
