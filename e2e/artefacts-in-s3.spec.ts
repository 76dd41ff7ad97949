/** The files of versions in a bucket of S3, with the built gateway and its workers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3Server } from '@vipp/shared/testing/s3-storage.server';
import { pageVersion } from './support/cache-visitor';
import { openPage, untilHydrated } from './support/open-page';
import { publishAs, teamCommand } from './support/team-command';
import { expect, test as base } from './support/test';
import { startWholeSite, type WholeSite } from './support/whole-site';

const REMOTE = 'mf-content';
const PAGE = '/rse';

type Place = {
  site: WholeSite;
  settings: Record<string, string>;
  /** Ends the server of the bucket, and starts it again with the same objects. */
  endBucket: () => Promise<void>;
  restartBucket: () => Promise<void>;
};

async function startPlace(objects: string): Promise<Place & { stop: () => Promise<void> }> {
  let bucket = await startS3Server(objects);
  const { bucket: name, folder, endpoint, credentials } = bucket.settings;
  const settings = {
    ARTEFACTS: `s3://${name}/${folder}`,
    ARTEFACTS_ENDPOINT: endpoint,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    WORKERS: '2',
    SHELL_CHECK: 'off',
  };
  const site = await startWholeSite(settings);
  return {
    site,
    settings,
    endBucket: () => bucket.close(),
    restartBucket: async () => {
      bucket = await startS3Server(objects, Number(new URL(endpoint).port));
    },
    stop: async () => {
      await site.remove();
      await bucket.close();
    },
  };
}

const test = base.extend<object, { place: Place }>({
  place: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, which names the needed fixtures: none
    async ({}, use) => {
      const objects = mkdtempSync(path.join(tmpdir(), 'vipp-bucket-'));
      const place = await startPlace(objects);
      await use(place);
      await place.stop();
      rmSync(objects, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const shownVersion = async ({ site }: Place): Promise<string | undefined> =>
  pageVersion(await (await fetch(site.url + PAGE)).text(), REMOTE);

test('a gateway that has lost its folder serves the versions from the bucket', async ({ page, place }) => {
  const { site, settings } = place;
  await publishAs(site, REMOTE, 'v2');
  await teamCommand(site, 'promote', REMOTE, 'v2');
  await site.stop();
  for (const folder of ['federation/files', 'remotes'])
    rmSync(path.join(site.dataDir, folder), { recursive: true, force: true });
  await site.restart(settings);
  await openPage(page, site.url + PAGE);
  await untilHydrated(page);
  expect(await shownVersion(place)).toBe('v2');
});

test('without the bucket visitors see the site, and publishing is refused with the reason until it is back', async ({
  place,
}) => {
  await place.endBucket();
  expect(await shownVersion(place)).toBe('v2');
  await expect(publishAs(place.site, REMOTE, 'v3')).rejects.toThrow(/bucket/);
  await place.restartBucket();
  await publishAs(place.site, REMOTE, 'v4');
  await teamCommand(place.site, 'promote', REMOTE, 'v4');
  expect(await shownVersion(place)).toBe('v4');
});
