/** Versions of all remotes in turn: published, a canary, promoted, now and then rolled back. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { remoteTable, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { createKey, readKey, type SigningKey } from '@vipp/shared/contract/federation/signature.server';
import { restamp } from 'tooling/build/restamp';
import { readBuildFolder } from 'tooling/cli/build-folder';
import { publishManifest, uploadFiles } from 'tooling/cli/publish-build';
import { createSiteClient } from 'tooling/cli/site-client';
import { testTokens } from 'tooling/run/test-site';
import type { LabSite } from '../../support/with-site';
import type { Answers } from './ask';

const REMOTES = Object.keys(remoteTable) as RemoteName[];
const CANARY_PERCENT = 20;
/** Longest time for which a version is a canary. */
const CANARY_MS = 30_000;
const ROLLBACK_EVERY = 3;
const TRIES = 10;
const BUSY_PAUSE_MS = 2_000;

export type Releases = { published: number };

type Options = { site: LabSite; gateway: string; everyMs: number; answers: Answers; signal: AbortSignal };

/** Keys of the teams, which an operator makes the site trust. */
async function addKeys(gateway: string): Promise<Map<RemoteName, SigningKey>> {
  const operator = createSiteClient({ site: gateway, token: testTokens.FEDERATION_TOKEN });
  const keys = new Map<RemoteName, SigningKey>();
  for (const remote of REMOTES) {
    const { pem, publicKey } = createKey();
    await unlessBusy(() => operator.call('addKey', { remote, publicKey, label: `team of ${remote}` }));
    keys.set(remote, readKey(pem));
  }
  return keys;
}

type Team = { remote: RemoteName; key: SigningKey };

/** The machine is too busy, or a connection was closed as idle at the moment of the call. */
const REPEATED = /very busy|cannot be reached/;

/** Repeats a call that got no answer. */
async function unlessBusy<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries === TRIES || !REPEATED.test(String(error))) throw error;
      await pause(BUSY_PAUSE_MS);
    }
  }
}

async function release(
  { site, gateway, everyMs, signal }: Options,
  { remote, key }: Team,
  count: number,
): Promise<void> {
  const version = `nuit${count}`;
  const dist = path.join(site.folder, 'build');
  const team = createSiteClient({ site: gateway, key });
  restamp({ dist: path.join(site.packages, remote, 'dist'), target: dist, version });
  const { manifest, files } = readBuildFolder(remote, dist);
  await unlessBusy(() => uploadFiles(team, remote, files));
  await unlessBusy(() => publishManifest(team, key, { remote, manifest, hosting: { kind: 'store' } }));
  rmSync(dist, { recursive: true, force: true });
  await unlessBusy(() => team.call('canary', { remote, version, percent: CANARY_PERCENT }));
  await pause(Math.min(CANARY_MS, everyMs / 4), undefined, { signal });
  await unlessBusy(() => team.call('promote', { remote, version }));
  if (count % ROLLBACK_EVERY !== 0) return;
  await pause(Math.min(CANARY_MS, everyMs / 4), undefined, { signal });
  await unlessBusy(() => team.call('rollback', { remote }));
}

/** Until the signal; `releases` counts what was published. */
export async function releaseRepeatedly(options: Options, releases: Releases): Promise<void> {
  const { everyMs, answers, signal } = options;
  const teams = [...(await addKeys(options.gateway))].map(([remote, key]) => ({ remote, key }));
  while (!signal.aborted) {
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const team = teams[releases.published % teams.length];
    if (!team) return;
    releases.published += 1;
    try {
      await release(options, team, releases.published);
    } catch (error) {
      if (!signal.aborted)
        answers.fail(`release ${releases.published}: ${String(error)} ${JSON.stringify(Object(error).problems ?? [])}`);
    }
  }
}
