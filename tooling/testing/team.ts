/** A remote's team with a key that an operator has made the site trust; for browser tests and the lab. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRoutes } from '@vipp/shared/contract/federation/read-build.server';
import type { RemoteName, RemoteRoute } from '@vipp/shared/contract/federation/remotes';
import { createKey, readKey } from '@vipp/shared/contract/federation/signature.server';
import { restamp } from '../build/build-manifest';
import { readBuildFolder } from '../cli/build-folder';
import { createSiteClient, uploadFiles } from '../cli/site-client';
import { root, testTokens } from './test-site';

type Options = {
  /** Key that the site trusts already; a new one without it. */
  pem?: string;
  /** Of the site's operators. */
  token?: string;
  /** Given to a new team. */
  paths?: readonly string[];
};

export type Team = Awaited<ReturnType<typeof createTeam>>;

/** @param site address of a gateway */
export async function createTeam(site: string, remote: RemoteName, options: Options = {}) {
  const { token = testTokens.FEDERATION_TOKEN, paths } = options;
  const operator = createSiteClient({ site, token });
  if (paths) await operator.call('givePaths', { remote, paths });
  const newPem = async (): Promise<string> => {
    const { pem, publicKey } = createKey();
    await operator.call('addKey', { remote, publicKey, label: `team of ${remote}` });
    return pem;
  };
  const pem = options.pem ?? (await newPem());
  const client = createSiteClient({ site, key: readKey(pem) });
  /** Publishes a build, which no visitor gets yet. @returns its version */
  const publish = async (dist: string): Promise<string> => {
    const { manifest, build, files } = readBuildFolder(remote, dist);
    await uploadFiles(client, remote, files);
    await client.call('publish', { remote, manifest });
    return build.version;
  };
  return {
    pem,
    publish,
    /** Publishes the built remote again under another name. @param more pages that only this version has */
    publishAs: (version: string, more: readonly RemoteRoute[] = []): Promise<string> => {
      const target = mkdtempSync(path.join(tmpdir(), 'vipp-build-'));
      const routes = [...(readRoutes(path.join(root, remote)) ?? []), ...more];
      restamp({ dist: path.join(root, remote, 'dist'), target, version, routes });
      return publish(target).finally(() => rmSync(target, { recursive: true, force: true }));
    },
    promote: (version: string) => client.call('promote', { remote, version }),
    canary: (version: string, percent: number) => client.call('canary', { remote, version, percent }),
    /** @param version without it, the one before */
    rollback: (version?: string) => client.call('rollback', { remote, ...(version !== undefined && { version }) }),
    /** @returns path of a link that shows the version */
    preview: async (version: string): Promise<string> =>
      new URL(String((await client.call('preview', { remote, version, hours: 1 })).url)).pathname,
    retire: (redirects: Readonly<Record<string, string>>) => client.call('retire', { remote, redirects }),
  };
}
