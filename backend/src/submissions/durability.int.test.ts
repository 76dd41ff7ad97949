import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@vipp/shared/contract/paths';
import { type SubmissionName, submissionCalls } from '@vipp/shared/contract/submission-calls';
import { IDEMPOTENCY_HEADER } from '@vipp/shared/contract/submissions';
import { signalementMessages, signalements } from '../database/submission-schema';
import { openDatabase, type Queries } from '../database/database';
import { outbox, passwordResets } from '../database/service-schema';
import { decryptWith } from '@vipp/shared/lib/age-text';
import { type ChildProgram, runProgram } from '../testing/child-program';
import {
  anonymousReport,
  sampleApplication,
  sampleContact,
  sampleNewsletter,
  sampleStudyRequest,
} from '../testing/sample-submissions';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { REFERENT, TEST_OUTBOX_SECRET, TEST_TOKEN } from '../testing/test-app';
import { createTestDatabase, databaseKinds, everyRowOf } from '../testing/test-databases';

/** Where a connection may break. */
const CUTS = ['before the body', 'in the body', 'after the body'] as const;
const ROUNDS = 8;
const CLIENTS = 6;

/** Each mark is another address and another person, which may not send a form twice. */
const email = (mark: string) => `${mark}@durability.example`;
const FORMS: Partial<Record<SubmissionName, (mark: string) => object>> = {
  contact: (mark) => ({ ...sampleContact, email: email(mark), message: mark }),
  newsletter: (mark) => ({ ...sampleNewsletter, email: email(mark) }),
  studyRequest: (mark) => ({ ...sampleStudyRequest, email: email(mark), etude_title: mark }),
  report: anonymousReport,
  application: (mark) => sampleApplication({ email: email(mark), numero_piece: mark }),
  verifyEmail: (mark) => ({ email: email(mark) }),
};

type Job = ReturnType<typeof newJob>;
const newJob = (call: string, toPayload: (mark: string) => object) => {
  const mark = `mark-${randomUUID()}`;
  return { call: call as SubmissionName, mark, payload: toPayload(mark), key: randomUUID() };
};
const createJobs = (): Job[] =>
  Array.from({ length: ROUNDS }, () => Object.entries(FORMS).map((form) => newJob(...form))).flat();

function post(address: string, { call, payload, key }: Job, cut?: (typeof CUTS)[number]) {
  const body = JSON.stringify(payload);
  const content = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const headers = { authorization: `Bearer ${TEST_TOKEN}`, ...content, [IDEMPOTENCY_HEADER]: key };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const url = address + API_BASE + submissionCalls[call].path;
    const sent = request(url, { method: 'POST', headers, agent: false }, (response) => {
      const { statusCode: status = 500 } = response;
      readText(response).then((text) => resolve({ status, text }), reject);
    });
    sent.on('error', reject);
    if (cut === undefined) return void sent.end(body);
    sent.flushHeaders();
    if (cut === 'in the body') sent.write(body.slice(0, body.length / 2));
    if (cut === 'after the body') sent.end(body);
    setTimeout(() => sent.destroy(new Error('cut')), Math.random() * 15);
  });
}

/** Sends a job until it is accepted, sometimes cut off and sometimes twice at once. @returns the answer */
async function submit(address: string, job: Job, signal: AbortSignal): Promise<unknown> {
  for (;;) {
    signal.throwIfAborted();
    const luck = Math.random();
    const cut = luck < 0.2 ? CUTS[Math.floor(luck * 15)] : undefined;
    const posts = [post(address, job, cut), ...(luck > 0.9 ? [post(address, job)] : [])];
    for (const result of await Promise.allSettled(posts)) {
      if (result.status === 'rejected' || result.value.status >= 500) continue;
      if (result.value.status === 200) return JSON.parse(result.value.text);
      throw new Error(`${job.call} was refused: ${result.value.text}`);
    }
    await pause(50 + Math.random() * 150);
  }
}

/** Stored marks, one for each record. */
async function storedMarks(queries: Queries): Promise<string[]> {
  const plain = await everyRowOf(queries, /^(contacts|reception_demandes|newsletter|candidats)$/);
  const sealed = [
    ...(await queries.select().from(signalements)),
    ...(await queries.select().from(signalementMessages)),
  ];
  const texts = await Promise.all(sealed.map((row) => decryptWith([REFERENT.identity], row.sealed)));
  return [...Object.values(plain).flat(), ...texts].map((text) => /mark-[\da-f-]+/.exec(text)?.[0] ?? text);
}

describe.each(databaseKinds)('submissions on %s', (kind) => {
  const folder = temporaryFolder();
  let program: ChildProgram | undefined;
  const kill = async () => {
    program?.process.kill('SIGKILL');
    await program?.exited;
  };
  afterEach(kill);

  it('are stored exactly once although the service is killed, connections break and clients retry', async () => {
    const { url } = await createTestDatabase(kind, folder);
    const secrets = { API_TOKEN: TEST_TOKEN, OUTBOX_SECRET: TEST_OUTBOX_SECRET };
    const place = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: url ?? '' };
    const settings = { ...secrets, ...place, SIGNALEMENTS_RECIPIENTS: REFERENT.recipient };
    const start = async (port: string): Promise<string> => {
      program = runProgram('main.ts', { ...settings, BACKEND_PORT: port });
      return Object(await program.nextMessage()).url;
    };
    const address = await start('0');
    const waiting = createJobs();
    const total = waiting.length + ROUNDS;
    const acknowledged: Job[] = [];
    const signal = AbortSignal.timeout(220_000);
    const client = async () => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const answer = await submit(address, job, signal);
        acknowledged.push(job);
        if (job.call !== 'report') continue;
        waiting.push(newJob('reportAddition', (mark) => ({ code: Object(answer).code, message: mark })));
      }
    };
    const sending = Promise.all(Array.from({ length: CLIENTS }, client));
    for (const half of [0, 1]) {
      const moment = ((half + Math.random()) / 2) * 0.95 * total;
      while (acknowledged.length < moment && !signal.aborted) await pause(10);
      await pause(Math.random() * 100);
      await kill();
      await start(new URL(address).port);
    }
    await sending;
    await kill();

    const directory = path.join(folder, 'data/postgres');
    const { queries, close } = await openDatabase({ url, directory, onConnectionLost: () => undefined });
    const marked = acknowledged.filter(({ call }) => call !== 'verifyEmail').map(({ mark }) => mark);
    expect(acknowledged).toHaveLength(total);
    expect((await storedMarks(queries)).toSorted()).toEqual(marked.toSorted());
    expect(await queries.$count(passwordResets)).toBe(ROUNDS);
    // One for each contact message, study, newsletter, application and password.
    expect(await queries.$count(outbox)).toBe(5 * ROUNDS);
    await close();
  });
});
