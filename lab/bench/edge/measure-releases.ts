/** Versions of remotes behind a shared cache: stale pages after releases, and visits while there are two canaries. */
import path from 'node:path';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { createKey, readKey } from '@vipp/shared/contract/federation/signature.server';
import { restamp } from 'tooling/build/restamp';
import { readBuildFolder } from 'tooling/cli/build-folder';
import { publishManifest, uploadFiles } from 'tooling/cli/publish-build';
import { createSiteClient } from 'tooling/cli/site-client';
import { testTokens } from 'tooling/run/test-site';
import { CacheVisitor, pageVersion } from '../../caches/cache-visitor';
import type { Row } from '../../support/print-rows';
import type { LabSite } from '../../support/with-site';

/** Version of a remote that `publishNext` publishes. */
export const NEXT = 'next';
/** Promotions and rollbacks of a run. */
export const CHANGES = 20;
const PAGES_AFTER_A_CHANGE = 50;
const VISITORS_AT_ONCE = 16;
export const VISIT: readonly { path: string; remote: RemoteName }[] = [
  { path: '/', remote: 'mf-content' },
  { path: '/recrutements', remote: 'mf-recruitment' },
  { path: '/rse', remote: 'mf-content' },
  { path: '/recrutements', remote: 'mf-recruitment' },
  { path: '/', remote: 'mf-content' },
];

type Team = ReturnType<typeof createSiteClient>;

/** Publishes the built remote again as another version, and returns what its team calls the site with. */
export async function publishNext({ folder, packages }: LabSite, site: string, remote: RemoteName): Promise<Team> {
  const dist = path.join(folder, `${remote}-next`);
  restamp({ dist: path.join(packages, remote, 'dist'), target: dist, version: NEXT });
  const { pem, publicKey } = createKey();
  const operator = createSiteClient({ site, token: testTokens.FEDERATION_TOKEN });
  await operator.call('addKey', { remote, publicKey, label: remote });
  const key = readKey(pem);
  const team = createSiteClient({ site, key });
  const { manifest, files } = readBuildFolder(remote, dist);
  await uploadFiles(team, remote, files);
  await publishManifest(team, key, { remote, manifest, hosting: { kind: 'store' } });
  return team;
}

/** Promotes and rolls back in turn, and asks for pages as soon as each call is answered. */
export async function countStale(cache: string, team: Team): Promise<Row> {
  const remote = 'mf-content';
  const first = pageVersion((await new CacheVisitor(cache).open('/')).html, remote) ?? '';
  let stale = 0;
  for (let change = 0; change < CHANGES; change += 1) {
    const version = change % 2 ? first : NEXT;
    await (change % 2 ? team.call('rollback', { remote, version }) : team.call('promote', { remote, version }));
    const pages = Array.from({ length: PAGES_AFTER_A_CHANGE }, () => new CacheVisitor(cache).open('/'));
    for (const { html } of await Promise.all(pages)) if (pageVersion(html, remote) !== version) stale += 1;
  }
  return {
    name: `stale pages after ${CHANGES} promotions and rollbacks, at once`,
    figure: stale,
    goal: 0,
    holds: stale === 0,
  };
}

type Visits = { mixed: number; inCanary: number; pages: number; hits: number; failed: number };

async function visit(cache: string, seen: Visits): Promise<void> {
  const visitor = new CacheVisitor(cache);
  const versions = new Map<string, Set<string | undefined>>();
  for (const { path: address, remote } of VISIT) {
    const { status, isHit, html } = await visitor.open(address);
    const ofRemote = versions.get(remote) ?? new Set();
    versions.set(remote, ofRemote.add(pageVersion(html, remote)));
    seen.pages += 1;
    if (isHit) seen.hits += 1;
    if (status !== 200) seen.failed += 1;
  }
  if ([...versions.values()].some(({ size }) => size > 1)) seen.mixed += 1;
  if (versions.get('mf-content')?.has(NEXT)) seen.inCanary += 1;
}

export async function measureCanaries(cache: string, teams: Record<string, Team>, visits: number): Promise<Row[]> {
  for (const [remote, percent] of [
    ['mf-content', 30],
    ['mf-recruitment', 10],
  ] as const)
    await teams[remote]?.call('canary', { remote, version: NEXT, percent });
  const seen: Visits = { mixed: 0, inCanary: 0, pages: 0, hits: 0, failed: 0 };
  let begun = 0;
  const visitor = async (): Promise<void> => {
    while (begun < visits) {
      begun += 1;
      await visit(cache, seen);
    }
  };
  await Promise.all(Array.from({ length: VISITORS_AT_ONCE }, visitor));
  const share = seen.inCanary / visits;
  // Five standard deviations.
  const margin = 5 * Math.sqrt((0.3 * 0.7) / visits);
  const name = `${visits} new visitors, two canaries:`;
  return [
    { name: `${name} mixed versions within a visit`, figure: seen.mixed, goal: 0, holds: seen.mixed === 0 },
    { name: `${name} failed pages of ${seen.pages}`, figure: seen.failed, goal: 0, holds: seen.failed === 0 },
    {
      name: `${name} share that gets the canary of 30 %`,
      figure: share.toFixed(4),
      goal: `0.3 ± ${margin.toFixed(4)}`,
      holds: Math.abs(share - 0.3) <= margin,
    },
    { name: `${name} pages from the cache`, figure: (seen.hits / seen.pages).toFixed(3) },
  ];
}
