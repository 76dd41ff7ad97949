import { createServer } from 'node:net';
import { API_BASE } from '@vipp/shared/contract/paths';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { countRecords } from '../testing/durability/count-records';
import { killableProgram } from '../testing/durability/killable-program';
import { runDurabilityTest } from '../testing/durability/run-durability-test';
import { REFERENT } from '../testing/test-app';
import { createTestDatabase, databaseKinds } from '../testing/test-databases';
import { temporaryFolder } from '../testing/temporary-folder';

const TOKEN = 'token-of-the-durability-test';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = Object(server.address());
      server.close(() => resolve(port));
    });
  });
}

describe.each(databaseKinds)('submissions on %s', (kind) => {
  const folder = temporaryFolder();

  it('are stored exactly once although the service is killed, connections break and clients retry', async () => {
    const { url, directory, open } = await createTestDatabase(kind, folder);
    // Created before the test, because the kills must hit submissions and not a first start.
    await (await open()).close();
    const port = await freePort();
    const program = killableProgram('testing/durability/submission-server.ts', {
      BACKEND_PORT: String(port),
      API_TOKEN: TOKEN,
      OUTBOX_SECRET: 'outbox-secret-of-the-durability-test',
      RECIPIENT: REFERENT.recipient,
      PGLITE_DIRECTORY: directory,
      ...(url !== undefined && { DATABASE_URL: url }),
    });
    const report = await runDurabilityTest({
      target: {
        url: ({ call }) => `http://127.0.0.1:${port}${API_BASE}${submissionCalls[call].path}`,
        headers: { authorization: `Bearer ${TOKEN}` },
        accepted: (status, answer) => (status === 200 ? { answer } : undefined),
      },
      programs: [program],
      submissions: 100,
      kills: 2,
      clients: 6,
      deadlineMs: 90_000,
      count: async () => {
        const database = await open();
        try {
          return await countRecords(database.queries, [REFERENT.identity]);
        } finally {
          await database.close();
        }
      },
    });
    expect(report).toMatchObject({ acknowledged: 100, stored: 100, lost: 0, double: 0, wrongMails: 0, kills: 2 });
  });
});
