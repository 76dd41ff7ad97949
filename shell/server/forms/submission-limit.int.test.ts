import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { gatewayExample, type GatewayExample } from '../testing/gateway-example';
import { createGatewayTables, createTestDatabase, type TestDatabase } from '../testing/test-database';

const VISITOR = '192.0.2.1';

let database: TestDatabase;

const openSite = (DATABASE_URL = database.url) =>
  gatewayExample({ DATABASE_URL, SUBMISSION_LIMIT: '2', PUBLIC_URL: 'http://www.example.com' });
const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const form = { method: 'POST', url: '/signalements', payload: 'description=x', headers } as const;
const send = ({ gateway }: GatewayExample, remoteAddress = VISITOR) => gateway.inject({ ...form, remoteAddress });
const statuses = async (answers: ReturnType<typeof send>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();

beforeEach(async () => {
  database = await createTestDatabase();
  await createGatewayTables(database.url);
});

it('the limit of two gateways on one database is one for each visitor, however the proxy spreads them', async () => {
  const [first, second] = [await openSite(), await openSite()];
  expect(await statuses([send(first), send(second), send(first), send(second)])).toEqual([200, 200, 429, 429]);
  expect(await statuses([send(second, '192.0.2.2')])).toEqual([200]);
  expect([...first.received, ...second.received]).toHaveLength(3);
});

it('the limit of two gateways on one database stores no address, only a hash with a key that is not in the database', async () => {
  await send(await openSite());
  const key = createHmac('sha256', 'of the tests').update(`vipp attempts form ${VISITOR}`).digest('base64url');
  expect(await database.query('select key, points from gateway_attempts')).toEqual([{ key, points: 1 }]);
});

it('the limit of two gateways on one database starts again after its window', async () => {
  const site = await openSite();
  expect(await statuses([send(site), send(site), send(site)])).toEqual([200, 200, 429]);
  await database.query('update gateway_attempts set expire = 1');
  expect(await statuses([send(site)])).toEqual([200]);
});

it('a gateway whose database cannot be reached accepts forms, counts them locally, and reports it in its log', async () => {
  const site = await openSite();
  expect((await send(site)).statusCode).toBe(200);
  await database.query('drop table gateway_attempts');
  const answers = [(await send(site)).statusCode, (await send(site)).statusCode, (await send(site)).statusCode];
  expect(answers).toEqual([200, 200, 429]);
  expect(site.logged.filter((line) => line.includes('counted by this gateway alone'))).toHaveLength(4);
  expect(site.logged.join('')).not.toContain(VISITOR);
});

it('a gateway whose database cannot be reached does not wait for one that accepts connections but does not answer', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const site = await openSite(`postgres://user@127.0.0.1:${port}/none`);
  const start = Date.now();
  expect((await send(site)).statusCode).toBe(200);
  // The attempt ends after a second, long before the connection itself would.
  expect(Date.now() - start).toBeLessThan(15_000);
  silent.close();
});
