/**
 * One run of `npm run lab -- faults` on the built servers: prints its report as JSON. Arguments: PGlite or
 * PostgreSQL, a folder for the run, the ports of the backend and, to send through it, of the gateway.
 */
import path from 'node:path';
import { API_BASE } from '@vipp/shared/contract/paths';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { openDatabase } from '../../database/database';
import { readIdentities } from '../../reports/referent-keys';
import { createTestDatabase } from '../test-databases';
import { countRecords } from './count-records';
import { killableProgram } from './killable-program';
import type { Target } from './durability-client';
import { runDurabilityTest } from './run-durability-test';

const TOKEN = 'token-of-the-durability-test';
const root = path.resolve(__dirname, '../../../..');
const [kind, folder = '', backendPort = '', gatewayPort] = process.argv.slice(2);
const { SUBMISSIONS = '2000', KILLS = '20' } = process.env;

type Environment = Record<string, string>;

const backend = (common: Environment) =>
  killableProgram(path.join(root, 'backend/dist/main.cjs'), { ...common, BACKEND_PORT: backendPort });

const gateway = (common: Environment, port: string) =>
  killableProgram(path.join(root, 'shell/dist/server/main.cjs'), {
    ...common,
    PORT: port,
    HOST: '127.0.0.1',
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    // All clients of the run have one address.
    SUBMISSION_LIMIT: '1000000',
  });

const throughBackend: Target = {
  url: ({ call }) => `http://127.0.0.1:${backendPort}${API_BASE}${submissionCalls[call].path}`,
  headers: { authorization: `Bearer ${TOKEN}` },
  accepted: (status, answer) => (status === 200 ? { answer } : undefined),
};

const throughGateway = (port: string): Target => ({
  url: ({ call }) => `http://127.0.0.1:${port}/_data/submit/${call}`,
  headers: {},
  accepted: (_status, outcome) => (Object(outcome).kind === 'accepted' ? { answer: Object(outcome).body } : undefined),
});

async function count(url: string | undefined) {
  const directory = path.join(folder, 'postgres');
  const database = await openDatabase({ url, directory, onConnectionLost: () => undefined });
  try {
    return await countRecords(database.queries, await readIdentities(path.join(folder, 'referent/identity.txt')));
  } finally {
    await database.close();
  }
}

async function run(): Promise<void> {
  const { url } = await createTestDatabase(kind === 'PostgreSQL' ? kind : 'PGlite', folder);
  const common = {
    API_TOKEN: TOKEN,
    OUTBOX_SECRET: 'outbox-secret-of-the-durability-test',
    PREVIEW_SECRET: 'preview-secret-of-the-durability-test',
    FORM_STATE_SECRET: 'form-state-secret-of-the-durability-test',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ...(url !== undefined && { DATABASE_URL: url }),
  };
  const report = await runDurabilityTest({
    target: gatewayPort ? throughGateway(gatewayPort) : throughBackend,
    programs: gatewayPort ? [backend(common), gateway(common, gatewayPort)] : [backend(common)],
    submissions: Number(SUBMISSIONS),
    kills: Number(KILLS),
    clients: 8,
    deadlineMs: 1_200_000,
    count: () => count(url),
  });
  process.stdout.write(JSON.stringify(report));
}

void run();
