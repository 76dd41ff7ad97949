/** Publication of a version, and of its files before: checked by the gate, signed by its team, and immutable afterwards. */
import { isDeepStrictEqual } from 'node:util';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { CONTENT_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import { buildSchema, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { CallInput } from '@vipp/shared/contract/federation/api-calls.server';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { remoteOf, type RegistryState } from '../registry/registry-state';
import type { Team } from './authorise';
import { done, refuse, type Answer, type Refusal, changeAs, changeBy, type ApiParts, type Call } from './api-parts';

function refusedByGate(remote: RemoteName, problems: readonly Problem[]): Refusal {
  const isOutageOnly = problems.length > 0 && problems.every(({ check }) => check === CONTENT_CHECK);
  return isOutageOnly
    ? refuse(
        503,
        `${remote}: the gate finds no problem with this build, but cannot check all of its pages: the content service does not answer. Nothing was changed. Try again once it does.`,
        problems,
      )
    : refuse(
        422,
        `${remote}: the gate refuses this build, and nothing was changed. Fix the problems, build, and try again.`,
        problems,
      );
}

function parseManifest(manifest: string): Build | undefined {
  try {
    return buildSchema.parse(JSON.parse(manifest));
  } catch {
    // The gate reports what is wrong with it.
    return undefined;
  }
}

/** Answers a repeated publication, or refuses other files for an existing version. */
function answerRepeated(
  state: RegistryState,
  { remote, manifest }: Pick<CallInput<'publish'>, 'remote' | 'manifest'>,
): Answer | Refusal | undefined {
  const { versions, removed, defaultVersion, canary } = remoteOf(state, remote);
  const build = parseManifest(manifest);
  if (!build) return undefined;
  const { version } = build;
  const known = versions.get(version);
  if (!known && (removed.get(version) ?? sha384(manifest)) === sha384(manifest)) return undefined;
  const share = version === defaultVersion ? 'all' : version === canary?.version ? `${canary.percent} %` : undefined;
  if (isDeepStrictEqual(known?.build, build))
    return done({ message: 'already published', remote, version, ...(share && { liveFor: share }) });
  return refuse(
    409,
    `${remote}@${version} was published with other files, and a version never changes. Build with a new version.`,
  );
}

export function createPublishCalls({ registry, gate, logger }: Pick<ApiParts, 'registry' | 'gate' | 'logger'>) {
  const add = async (actor: Team, input: CallInput<'publish'>, version: string): Promise<Answer | Refusal> => {
    const { remote, manifest, why } = input;
    let repeated: Answer | undefined;
    const refusal = await changeAs(registry, actor, (state) => {
      // Another publish may have finished while the gate was running.
      const known = answerRepeated(state, input);
      if (known && 'refused' in known) return known;
      repeated = known;
      if (repeated) return undefined;
      return { ...changeBy(actor, remote), type: 'published', version, keyId: actor.keyId, manifest, why };
    });
    const answer = refusal ?? repeated;
    if (answer) return answer;
    logger.info({ remote, version, by: actor.by }, 'a version was published');
    return done({ message: 'published', remote, version }, 201);
  };

  return {
    /** Files are uploaded before their version; each is stored by its hash, so that none can replace another. */
    missing: async ({ input }: Call<'missing'>): Promise<Answer> => {
      const requested = [...new Set(input.files)];
      const isStored = await Promise.all(requested.map((integrity) => registry.files.has(integrity)));
      return done({ missing: requested.filter((_, index) => !isStored[index]) });
    },
    upload: async ({ input, body }: Call<'upload'>): Promise<Answer | Refusal> => {
      const integrity = `sha384-${Buffer.from(input.hash, 'hex').toString('base64')}`;
      if (sha384(body) !== integrity) {
        return refuse(
          422,
          'The file does not match its hash. It was changed since the build, or in transit: build again and repeat.',
        );
      }
      await registry.files.put(integrity, body);
      return done({ integrity }, 201);
    },
    check: async ({ input }: Call<'check'>): Promise<Answer | Refusal> => {
      const { problems, build } = await gate.inspect(input);
      return problems.length > 0
        ? refusedByGate(input.remote, problems)
        : done({ message: 'the gate accepts it', remote: input.remote, version: build?.version });
    },
    publish: async ({ actor, input }: Call<'publish'>): Promise<Answer | Refusal> => {
      const { remote } = input;
      // An operator's token does not prove who built it.
      if (actor.kind !== 'team')
        return refuse(403, `A version is published with the key of its team: npx vipp-mf publish ${remote} --key FILE`);
      const known = answerRepeated(registry.state(), input);
      if (known) return known;
      const { problems, build } = await gate.inspect(input);
      if (problems.length > 0 || !build) return refusedByGate(remote, problems);
      return add(actor, input, build.version);
    },
  };
}
