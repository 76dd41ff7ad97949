/** A PostgreSQL database for a single test, for the tests named `*.int.test.ts`. */
import { randomUUID } from 'node:crypto';
import { withClient } from '../remotes/registry-role';
import { prepareTables } from '../remotes/registry/postgres-store';

export type TestDatabase = {
  url: string;
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
};

const run = (url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(text, values)).rows);

/** Creates or converts the tables of gateways, as a start does. */
export const createGatewayTables = (url: string): Promise<void> => withClient(url, (client) => prepareTables(client));

/** Creates an empty database on the server of the test run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set; it is set for the tests named *.int.test.ts');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return { url, query: (text, values) => run(url, text, values) };
}
