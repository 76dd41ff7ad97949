/** Calls that change the release sets of visitors: promote, canary, rollback, retire, preview. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { misfitsOf } from '../gate/gate';
import { createPreview, firstPage } from '../live/previews';
import { previewPath } from '../protocol/release-choice';
import { buildOf, ownerOf, remoteOf, rollbackTarget, type RegistryState } from '../registry/registry-state';
import type { ChangeFields, RemoteDocument } from '../registry/remote-document';
import { changeAs, ApiRefusal, refuseUnknownRemote, type Actor, type ApiParts, type Call } from './api-parts';

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
    done: string,
    decide: (document: RemoteDocument, state: RegistryState) => ChangeFields,
  ) => {
    let version: string | undefined;
    await changeAs(registry, actor, remote, (state) => {
      const document = remoteOf(state, remote);
      const current = document.default?.version ?? 'no version';
      if (ifLive !== undefined && ifLive !== current)
        throw new ApiRefusal(
          409,
          `${remote} has ${current} live in the meantime, not ${ifLive}, and nothing was changed. Look at npx vipp-mf history ${remote}, and try again.`,
        );
      const change = decide(document, state);
      version = 'version' in change ? change.version : document.default?.version;
      return change;
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
      return release(call, 'live for all visitors', (_document, state) => {
        refuseUnfit(state, remote, version);
        return { type: 'promoted', version, why };
      });
    },
    canary: async (call: Call<'canary'>) => {
      const { remote, version, percent, why } = call.input;
      const done = percent > 0 ? `live for ${percent} % of visitors` : 'no longer a canary';
      return release(call, done, ({ default: current, canary }, state) => {
        if (percent === 0 && canary?.version !== version)
          throw new ApiRefusal(409, `${remote}@${version} is not the canary: there is nothing to end.`);
        if (percent > 0) refuseUnfit(state, remote, version);
        if (percent > 0 && current?.version === version)
          throw new ApiRefusal(409, `${remote}@${version} is already the default version: it cannot be a canary.`);
        return { type: 'canary', version, percent, why };
      });
    },
    rollback: async (call: Call<'rollback'>) => {
      const { remote, why } = call.input;
      return release(call, 'live for all visitors again', (document, state) => {
        const version = call.input.version ?? rollbackTarget(document);
        if (!version)
          throw new ApiRefusal(
            409,
            `${remote} has no earlier version to roll back to. Name one: npx vipp-mf rollback ${remote} --to VERSION`,
          );
        publishedBuild(state, remote, version);
        return { type: 'rolled-back', version, why };
      });
    },
    retire: async (call: Call<'retire'>) => {
      const { remote, redirects, why } = call.input;
      return release(call, `its pages are gone; npx vipp-mf rollback ${remote} brings them back`, (document, state) => {
        if (!document.default) throw new ApiRefusal(409, `${remote} has no live version: there is nothing to retire.`);
        const foreign = Object.keys(redirects).find((path) => ownerOf(state, path) !== remote);
        if (foreign)
          throw new ApiRefusal(422, `${foreign} is not among the paths of ${remote}, which alone can be redirected.`);
        return { type: 'retired', redirects, why };
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
