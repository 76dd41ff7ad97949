import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderArtefacts } from '../releases/registry/folder-artefacts';
import { createPostgresStore } from '../releases/registry/postgres-store';
import { gatewayExample, type GatewayExample } from '../testing/gateway-example';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createSubmissionCounts } from './postgres-submission-counts';

const VISITOR = '192.0.2.1';

let database: TestDatabase;
let sites: GatewayExample[];

const openSite = async (): Promise<GatewayExample> => {
  const site = await gatewayExample({
    DATABASE_URL: database.url,
    SUBMISSION_LIMIT: '2',
    PUBLIC_URL: 'http://www.example.com',
  });
  sites.push(site);
  return site;
};
const send = ({ gateway }: GatewayExample, remoteAddress = VISITOR) =>
  gateway.inject({
    method: 'POST',
    url: '/signalements',
    remoteAddress,
    payload: 'description=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const statuses = async (answers: ReturnType<typeof send>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();
const storedRows = () =>
  database.query('select visitor, sent, expires > now() as counts from gateway_submission_counts');

beforeEach(async () => {
  database = await createTestDatabase();
  sites = [];
  const folder = await mkdtemp(path.join(tmpdir(), 'vipp-counts-'));
  const store = await createPostgresStore(database.url, createFolderArtefacts(folder));
  await store.close();
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  for (const site of sites) await site.stop();
  await database.drop();
});

describe('the limit of submissions of two gateways on one database', () => {
  it('is one limit for each visitor, however the proxy spreads them', async () => {
    const [first, second] = [await openSite(), await openSite()];
    expect(await statuses([send(first), send(second), send(first), send(second)])).toEqual([200, 200, 429, 429]);
    expect(await statuses([send(second, '192.0.2.2')])).toEqual([200]);
    expect([...first.received, ...second.received]).toHaveLength(3);
  });

  it('states on the page when to try again', async () => {
    const site = await openSite();
    await send(site);
    await send(site);
    const { headers, statusCode } = await send(site);
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
  });

  it('stores no address, only a hash with a key of the database', async () => {
    await send(await openSite());
    const [row] = await storedRows();
    const [secret] = await database.query('select key from gateway_submission_key');
    if (!Buffer.isBuffer(secret?.key)) throw new Error('the key is bytes');
    expect(secret.key).toHaveLength(32);
    expect(row).toEqual({ visitor: createHmac('sha256', secret.key).update(VISITOR).digest(), sent: 1, counts: true });
  });

  it('starts again after its window, and deletes expired counts', async () => {
    const counts = createSubmissionCounts({ databaseUrl: database.url, windowSeconds: 600 });
    await counts.count(VISITOR);
    expect(await counts.count(VISITOR)).toMatchObject({ sent: 2 });
    await database.query("update gateway_submission_counts set expires = now() - interval '1 second'");
    expect(await counts.count(VISITOR)).toEqual({ sent: 1, seconds: 600 });
    // The clock was set back by a day.
    await database.query("update gateway_submission_counts set expires = expires + interval '1 day'");
    expect(await counts.count(VISITOR)).toEqual({ sent: 1, seconds: 600 });
    await counts.purge();
    expect(await storedRows()).toHaveLength(1);
    await database.query('update gateway_submission_counts set expires = now()');
    await counts.purge();
    expect(await storedRows()).toEqual([]);
    await counts.close();
  });
});

describe('a gateway whose database cannot be reached', () => {
  it('accepts forms, counts them locally, and reports it in its log', async () => {
    const site = await openSite();
    expect((await send(site)).statusCode).toBe(200);
    await database.query('drop table gateway_submission_counts');
    const answers = [(await send(site)).statusCode, (await send(site)).statusCode, (await send(site)).statusCode];
    expect(answers).toEqual([200, 200, 429]);
    expect(site.logged.filter((line) => line.includes('counted by this gateway alone'))).toHaveLength(3);
    expect(site.logged.join('')).not.toContain(VISITOR);
  });

  it('waits at most a second for one that accepts connections but does not answer', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const site = await gatewayExample({
      DATABASE_URL: `postgres://user@127.0.0.1:${port}/none`,
      PUBLIC_URL: 'http://www.example.com',
    });
    sites.push(site);
    const start = Date.now();
    expect((await send(site)).statusCode).toBe(200);
    expect(Date.now() - start).toBeLessThan(3_000);
    silent.close();
  });
});
