/** A remote's team with a key of its own, which an operator has made the site trust. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { createKey, readKey } from '@vipp/shared/contract/federation/signature.server';
import { restamp } from 'tooling/build/build-manifest';
import { readBuildFolder } from 'tooling/cli/build-folder';
import { createSiteClient, uploadFiles, type SiteClient } from 'tooling/cli/site-client';
import { testTokens } from 'tooling/testing/test-site';

const root = path.resolve(import.meta.dirname, '../..');

export type Team = {
  /** Publishes a build, which no visitor gets yet. @returns its version */
  publish: (dist: string) => Promise<string>;
  /** Publishes the built remote again under another name. */
  publishAs: (version: string) => Promise<string>;
  promote: (version: string) => Promise<unknown>;
  canary: (version: string, percent: number) => Promise<unknown>;
  /** @param version without it, the one before */
  rollback: (version?: string) => Promise<unknown>;
  call: SiteClient['call'];
};

/**
 * @param site address of a gateway
 * @param pem key that the site trusts already; a new one without it
 */
export async function createTeam(site: string, remote: RemoteName, pem?: string): Promise<Team> {
  const made = pem === undefined ? createKey() : undefined;
  if (made) {
    const operator = createSiteClient({ site, token: testTokens.FEDERATION_TOKEN });
    await operator.call('addKey', { remote, publicKey: made.publicKey, label: `team of ${remote}` });
  }
  const key = readKey(made?.pem ?? pem ?? '');
  const client = createSiteClient({ site, key });
  const publish: Team['publish'] = async (dist) => {
    const { manifest, build, files } = readBuildFolder(remote, dist);
    await uploadFiles(client, remote, files);
    await client.call('publish', { remote, manifest });
    return build.version;
  };
  return {
    publish,
    publishAs: (version) => {
      const target = mkdtempSync(path.join(tmpdir(), 'vipp-build-'));
      restamp({ dist: path.join(root, remote, 'dist'), target, version });
      return publish(target).finally(() => rmSync(target, { recursive: true, force: true }));
    },
    promote: (version) => client.call('promote', { remote, version }),
    canary: (version, percent) => client.call('canary', { remote, version, percent }),
    rollback: (version) => client.call('rollback', { remote, ...(version !== undefined && { version }) }),
    call: client.call,
  };
}
