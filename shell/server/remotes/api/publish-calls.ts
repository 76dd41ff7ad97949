/** Publication of a version: checked by the gate, signed by its team, and immutable afterwards. */
import { isDeepStrictEqual } from 'node:util';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { CONTENT_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import { buildSchema, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { CallInput } from '@vipp/shared/contract/federation/api-calls.server';
import { isSignedBy } from '@vipp/shared/contract/federation/signature.server';
import { remoteOf, type RegistryState } from '../registry/registry-state';
import { done, refuse, type Answer, type Refusal } from './answer';
import { changeAs, eventOf, type ApiParts } from './api-parts';
import type { Call } from './signed-call';

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

/** Id of the trusted key of a remote that signed a manifest. */
function signerOf(state: RegistryState, remote: RemoteName, manifest: string, signature: string): string | undefined {
  const keys = [...remoteOf(state, remote).keys].filter(([, { isRevoked }]) => !isRevoked);
  return keys.find(([, { publicKey }]) => isSignedBy(publicKey, manifest, signature))?.[0];
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
  remote: RemoteName,
  build: Build | undefined,
): Answer | Refusal | undefined {
  const { versions, defaultVersion, canary } = remoteOf(state, remote);
  const known = build && versions.get(build.version);
  if (!build || !known) return undefined;
  const { version } = build;
  const share = version === defaultVersion ? 'all' : version === canary?.version ? `${canary.percent} %` : undefined;
  if (isDeepStrictEqual(known.build, build))
    return done({ message: 'already published', remote, version, ...(share && { liveFor: share }) });
  return refuse(
    409,
    `${remote}@${build.version} was published with other files, and a version never changes. Build with a new version.`,
  );
}

export function createPublishCalls({ registry, gate, logger }: Pick<ApiParts, 'registry' | 'gate' | 'logger'>) {
  const add = async ({ actor, input }: Call<CallInput<'publish'>>, build: Build): Promise<Answer | Refusal> => {
    const { remote, manifest, signature, hosting, why } = input;
    const { version } = build;
    let repeated: Answer | undefined;
    const refusal = await changeAs(registry, actor, (state) => {
      // Another publish may have finished while the gate was running.
      const known = answerRepeated(state, remote, build);
      if (known && 'refused' in known) return known;
      repeated = known;
      if (repeated) return undefined;
      const keyId = signerOf(state, remote, manifest, signature);
      if (!keyId) return refuse(401, 'The key that signed the manifest was revoked in the meantime.');
      return { ...eventOf(actor, remote), type: 'published', version, build, hosting, keyId, manifest, signature, why };
    });
    const answer = refusal ?? repeated;
    if (answer) return answer;
    logger.info({ remote, version, by: actor.by }, 'a version was published');
    return done({ message: 'published', remote, version }, 201);
  };

  return {
    check: async ({ input }: Call<CallInput<'check'>>): Promise<Answer | Refusal> => {
      const { problems, build } = await gate.inspect(input);
      return problems.length > 0
        ? refusedByGate(input.remote, problems)
        : done({ message: 'the gate accepts it', remote: input.remote, version: build?.version });
    },
    publish: async (call: Call<CallInput<'publish'>>): Promise<Answer | Refusal> => {
      const { remote, manifest, signature } = call.input;
      const state = registry.state();
      if (!signerOf(state, remote, manifest, signature)) {
        logger.warn({ remote, by: call.actor.by }, 'a manifest was refused: no trusted key signed it');
        return refuse(
          401,
          `The manifest is not signed with a key of ${remote}, or was altered since. Publish it with \`npx vipp-mf publish\`.`,
        );
      }
      const known = answerRepeated(state, remote, parseManifest(manifest));
      if (known) return known;
      const { problems, build, files } = await gate.inspect(call.input);
      if (problems.length > 0 || !build) return refusedByGate(remote, problems);
      // The site stores a copy of files on other hosts too, so that it does not depend on them.
      for (const [integrity, body] of files)
        if (!(await registry.files.has(integrity))) await registry.files.put(integrity, body);
      return add(call, build);
    },
  };
}
