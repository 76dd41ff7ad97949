/** Calls that change the release sets of visitors: promote, canary, rollback, retire, preview. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { misfitsOf } from '../gate/gate';
import { createPreview, firstPage } from '../live/previews';
import { previewPath } from '../protocol/release-choice';
import { buildOf, ownerOf, remoteOf, rollbackTarget, type RegistryState } from '../registry/registry-state';
import type { ChangeFields, RemoteDocument } from '../registry/remote-document';
import { changeAs, ApiRefusal, refuseUnknownRemote, type Actor, type ApiParts, type Call } from './api-parts';

/** `version`: what visitors get; the default version when absent. */
type Decision = { done: string; version?: string; change: ChangeFields };

type Release = { actor: Actor; input: { remote: RemoteName; ifLive?: string | undefined } };

/** Refuses a version that is not in the registry. */
function publishedBuild(state: RegistryState, remote: RemoteName, version: string) {
  refuseUnknownRemote(state, remote);
  const build = buildOf(state, remote, version);
  if (build) return build;
  throw new ApiRefusal(
    404,
    `${remote} has no version ${version} here. Publish it first: npx vipp-mf publish ${remote}; npx vipp-mf status ${remote} lists its versions.`,
  );
}

export function createReleaseCalls(parts: ApiParts) {
  const { registry, live, settings } = parts;
  /** Repeats the cheap checks of the gate: the site may have changed since the publication. */
  const refuseUnfit = (state: RegistryState, remote: RemoteName, version: string): void => {
    const problems = misfitsOf(publishedBuild(state, remote, version), parts);
    if (problems.length > 0)
      throw new ApiRefusal(422, `${remote}@${version} no longer fits this site, and nothing was changed.`, problems);
  };

  /** Makes a change, and answers once this gateway serves it, or cannot; others serve it within a second. */
  const release = async (
    { actor, input: { remote, ifLive } }: Release,
    decide: (document: RemoteDocument, state: RegistryState) => Decision,
  ) => {
    let [done, version]: (string | undefined)[] = [];
    await changeAs(registry, actor, remote, (state) => {
      const document = remoteOf(state, remote);
      const current = document.default?.version ?? 'no version';
      if (ifLive !== undefined && ifLive !== current)
        throw new ApiRefusal(
          409,
          `${remote} has ${current} live in the meantime, not ${ifLive}, and nothing was changed. Look at npx vipp-mf history ${remote}, and try again.`,
        );
      const decision = decide(document, state);
      ({ done, version = document.default?.version } = decision);
      return decision.change;
    });
    await live.settled();
    const fault = live.faults().get(`${remote}@${version}`);
    if (fault)
      throw new ApiRefusal(
        503,
        `${remote}@${version} cannot be used here (${fault}). Visitors still get the version before; undo the change with: npx vipp-mf rollback ${remote}`,
      );
    return { message: `${remote}@${version}: ${done}`, remote, version };
  };

  return {
    promote: async (call: Call<'promote'>) => {
      const { remote, version, why } = call.input;
      return release(call, (_document, state) => {
        refuseUnfit(state, remote, version);
        return { done: 'live for all visitors', version, change: { type: 'promoted', version, why } };
      });
    },
    canary: async (call: Call<'canary'>) => {
      const { remote, version, percent, why } = call.input;
      return release(call, ({ default: current }, state) => {
        refuseUnfit(state, remote, version);
        if (current?.version === version)
          throw new ApiRefusal(409, `${remote}@${version} is already the default version: it cannot be a canary.`);
        const change = { type: 'canary', version, percent, why } as const;
        return { done: `live for ${percent} % of visitors`, version, change };
      });
    },
    /** Gives back what came last: a canary, whose end no other visitor notices, else the default version. */
    rollback: async (call: Call<'rollback'>) => {
      const { remote, why } = call.input;
      return release(call, (document, state) => {
        const { canary } = document;
        if (canary && !call.input.version) {
          const earlier = rollbackTarget(document);
          const next = earlier ? `; a second rollback makes ${earlier} live` : '';
          const done = `the canary ${canary.version} has ended${next}`;
          return { done, change: { type: 'canary', version: canary.version, percent: 0, why } };
        }
        const version = call.input.version ?? rollbackTarget(document);
        if (!version)
          throw new ApiRefusal(
            409,
            `${remote} has no earlier version to roll back to. Name one: npx vipp-mf rollback ${remote} --to VERSION`,
          );
        publishedBuild(state, remote, version);
        return { done: 'live for all visitors again', version, change: { type: 'rolled-back', version, why } };
      });
    },
    retire: async (call: Call<'retire'>) => {
      const { remote, redirects, why } = call.input;
      return release(call, (document, state) => {
        if (!document.default) throw new ApiRefusal(409, `${remote} has no live version: there is nothing to retire.`);
        const foreign = Object.keys(redirects).find((path) => ownerOf(state, path) !== remote);
        if (foreign)
          throw new ApiRefusal(422, `${foreign} is not among the paths of ${remote}, which alone can be redirected.`);
        const done = `its pages are gone; npx vipp-mf rollback ${remote} brings them back`;
        return { done, change: { type: 'retired', redirects, why } };
      });
    },
    preview: async ({ actor, input: { remote, version, hours } }: Call<'preview'>) => {
      const { token, link, until } = createPreview(hours);
      await changeAs(registry, actor, remote, (state) => {
        publishedBuild(state, remote, version);
        return { type: 'previewed', version, link, until };
      });
      const { isInWorkshop } = firstPage(registry.state(), remote, version);
      const url = new URL(previewPath(token), (isInWorkshop && settings.workshopOrigin) || settings.publicOrigin).href;
      return { message: `${remote}@${version}, until ${until}:\n${url}`, remote, version, url, expires: until };
    },
  };
}
