/** Calls that change which visitors get which version: promote, canary, rollback, preview. Each answers once this gateway serves it. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { ownerOf, remoteOf, rollbackTarget, type RegistryState } from '../registry/registry-state';
import {
  done,
  refuse,
  type Answer,
  type Refusal,
  changeAs,
  changeBy,
  refuseUnknown,
  type ApiParts,
  type Call,
} from './api-parts';

type Parts = Pick<ApiParts, 'registry' | 'releases' | 'gate' | 'preview' | 'logger'>;

/** Repeats the cheap checks of the gate, because the site may have changed since the version was published. */
function refuseUnfit({ registry, gate }: Parts, remote: RemoteName, version: string): Refusal | undefined {
  const unknown = refuseUnknown(registry.state(), remote, version);
  if (unknown) return unknown;
  const build = remoteOf(registry.state(), remote).versions.get(version)?.build;
  const problems = build ? gate.fits(remote, build) : [];
  return problems.length > 0
    ? refuse(422, `${remote}@${version} no longer fits this site, and nothing was changed.`, problems)
    : undefined;
}

/** Refuses a call of someone who has not seen the latest change. */
function refuseStale(
  state: RegistryState,
  { remote, ifLive }: { remote: RemoteName; ifLive?: string | undefined },
): Refusal | undefined {
  const { defaultVersion = 'no version' } = remoteOf(state, remote);
  if (ifLive === undefined || ifLive === defaultVersion) return undefined;
  return refuse(
    409,
    `${remote} has ${defaultVersion} live in the meantime, not ${ifLive}, and nothing was changed. Look at npx vipp-mf history ${remote}, and try again.`,
  );
}

export function createReleaseCalls(parts: Parts) {
  const { registry, releases, preview, logger } = parts;

  /** Resolves once this gateway serves the version, or it is known to be unavailable here; others serve it within a second. */
  const settle = async (remote: RemoteName, version: string, what: string, by: string): Promise<Answer | Refusal> => {
    await releases.settled();
    const fault = releases.faults().get(`${remote}@${version}`);
    if (fault)
      return refuse(
        503,
        `${remote}@${version} cannot be used here (${fault}). Visitors still get the version before; undo the change with: npx vipp-mf rollback ${remote}`,
      );
    logger.info({ remote, version, by }, what);
    return done({ message: what, remote, version });
  };

  return {
    promote: async ({ actor, input }: Call<'promote'>): Promise<Answer | Refusal> => {
      const { remote, version, why } = input;
      const refusal =
        refuseUnfit(parts, remote, version) ??
        (await changeAs(
          registry,
          actor,
          (state) => refuseStale(state, input) ?? { ...changeBy(actor, remote), type: 'promoted', version, why },
        ));
      return refusal ?? settle(remote, version, 'promoted', actor.by);
    },
    canary: async ({ actor, input }: Call<'canary'>): Promise<Answer | Refusal> => {
      const { remote, version, percent, why } = input;
      const unfit =
        percent > 0 ? refuseUnfit(parts, remote, version) : refuseUnknown(registry.state(), remote, version);
      const refusal =
        unfit ??
        (await changeAs(registry, actor, (state) => {
          const { defaultVersion, canary } = remoteOf(state, remote);
          if (percent > 0 && defaultVersion === version)
            return refuse(409, `${remote}@${version} is already the default version: it cannot be a canary.`);
          if (percent === 0 && canary?.version !== version)
            return refuse(409, `${remote}@${version} is not the canary: there is nothing to end.`);
          return refuseStale(state, input) ?? { ...changeBy(actor, remote), type: 'canary', version, percent, why };
        }));
      return (
        refusal ??
        settle(remote, version, percent > 0 ? `canary for ${percent} % of visitors` : 'canary ended', actor.by)
      );
    },
    rollback: async ({ actor, input }: Call<'rollback'>): Promise<Answer | Refusal> => {
      const { remote, why } = input;
      let target = '';
      const refusal = await changeAs(registry, actor, (state) => {
        const version = input.version ?? rollbackTarget(remoteOf(state, remote));
        if (!version)
          return refuse(
            409,
            `${remote} has no earlier version to roll back to. Name one: npx vipp-mf rollback ${remote} --to VERSION`,
          );
        target = version;
        return (
          refuseStale(state, input) ??
          refuseUnknown(state, remote, version) ?? { ...changeBy(actor, remote), type: 'rolled-back', version, why }
        );
      });
      return refusal ?? settle(remote, target, 'rolled back', actor.by);
    },
    retire: async ({ actor, input }: Call<'retire'>): Promise<Answer | Refusal> => {
      const { remote, redirects, why } = input;
      let version = '';
      const refusal = await changeAs(registry, actor, (state) => {
        const { defaultVersion } = remoteOf(state, remote);
        if (!defaultVersion) return refuse(409, `${remote} has no live version: there is nothing to retire.`);
        const foreign = Object.keys(redirects).find((path) => ownerOf(state, path) !== remote);
        if (foreign)
          return refuse(422, `${foreign} is not among the paths of ${remote}, which alone can be redirected.`);
        version = defaultVersion;
        return refuseStale(state, input) ?? { ...changeBy(actor, remote), type: 'retired', redirects, why };
      });
      return refusal ?? settle(remote, version, 'retired', actor.by);
    },
    preview: async ({ actor, input }: Call<'preview'>): Promise<Answer | Refusal> => {
      const { remote, version, hours } = input;
      const link = preview(remote, version, hours);
      // Its files are not removed before the link ends.
      const refusal = await changeAs(
        registry,
        actor,
        (state) =>
          refuseUnknown(state, remote, version) ?? {
            ...changeBy(actor, remote),
            type: 'used',
            version,
            until: link.expires,
          },
      );
      if (refusal) return refusal;
      logger.info({ remote, version, hours, by: actor.by }, 'a preview link was created');
      return done({ remote, version, ...link });
    },
  };
}
