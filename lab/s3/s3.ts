/**
 * `npm run lab -- s3`: the files of versions in a bucket of a server that is compatible with S3. A gateway that has lost its
 * folder serves them, and visitors notice nothing while the bucket is gone.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
// @ts-expect-error -- the package has no types
import S3rver from '@20minutes/s3rver';
import { freePort } from 'tooling/run/free-port';
import type { TestProgram } from 'tooling/run/test-site';
import { printFigures, type Row } from '../support/figures';
import { isOfOneReleaseSet, versionsIn } from '../support/page-versions';
import { createTeam } from '../support/team';
import { withSite, type LabSite } from '../support/with-site';

const REMOTE = 'mf-content';
const PAGE = '/rse';
const BUCKET = 'artefacts';
const FOLDER = 'site';
/** The one that s3rver knows. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

async function startBucket(directory: string, port: number): Promise<{ close: () => Promise<void> }> {
  const configureBuckets = [{ name: BUCKET }];
  const at = { address: '127.0.0.1', port, silent: true, directory, configureBuckets };
  // It computes another signature than the SDK for calls about the bucket itself.
  const server = new S3rver({ ...at, allowMismatchedSignatures: true });
  await server.run();
  return server;
}

async function shownVersion({ url }: TestProgram): Promise<string> {
  const html = await (await fetch(url + PAGE)).text();
  return isOfOneReleaseSet(html) ? (versionsIn(html)[REMOTE] ?? 'none') : 'several release sets';
}

async function measure(site: LabSite): Promise<Row[]> {
  const [directory, port] = [path.join(site.folder, 'bucket'), await freePort()];
  const endpoint = `http://127.0.0.1:${port}`;
  let bucket = await startBucket(directory, port);
  site.defer(async () => bucket.close());
  const env = {
    ARTEFACTS: `s3://${BUCKET}/${FOLDER}`,
    ARTEFACTS_ENDPOINT: endpoint,
    AWS_ACCESS_KEY_ID: KEY.accessKeyId,
    AWS_SECRET_ACCESS_KEY: KEY.secretAccessKey,
  };
  const rows: Row[] = [];
  const check = (name: string, figure: unknown, expected: unknown): void =>
    void rows.push({ name, figure, faults: figure === expected ? [] : [`expected ${String(expected)}`] });

  let gateway = await site.startGateway('gateway', { env });
  let team = await createTeam(gateway.url, REMOTE);
  await team.promote(await team.publishAs('v2'));
  check('a version that was published', await shownVersion(gateway), 'v2');
  await gateway.stop();
  for (const lost of ['federation/files', 'remotes'])
    rmSync(path.join(site.folder, 'gateway', lost), { recursive: true, force: true });
  gateway = await site.startGateway('gateway', { env });
  team = await createTeam(gateway.url, REMOTE);
  check('served by a gateway that has lost its folder', await shownVersion(gateway), 'v2');
  await bucket.close();
  check('served without the bucket', await shownVersion(gateway), 'v2');
  const refusal = await team.publishAs('v3').then(() => 'published', String);
  check(
    'publishing without the bucket',
    /bucket/.test(refusal) ? 'refused, names the bucket' : refusal,
    'refused, names the bucket',
  );
  bucket = await startBucket(directory, port);
  await team.promote(await team.publishAs('v4'));
  check('published once the bucket is back', await shownVersion(gateway), 'v4');
  return rows;
}

export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log('npm run lab -- s3');
  printFigures('artefacts in S3', await withSite('s3', measure));
}
