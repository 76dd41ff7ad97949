/**
 * A gateway of several processes: one for its visitors and its teams, also while one of them is replaced. Its traces lead to the
 * database, at a collector that a setting names.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restamp } from '../build/restamp';
import { runCommandLine } from '../cli/command-line';
import { startBackend, startGateway, type TestProgram } from './test-site';
import { startTraceCollector, type TraceCollector } from './trace-collector';

const REMOTE = 'mf-content';
const WORKERS = 2;
const TOKEN = 'Bearer token of the collector';
const AGENT = 'Browser of a visitor 1.2';
const root = path.resolve(import.meta.dirname, '../..');

let folder: string;
let collector: TraceCollector;
let backend: TestProgram;
let gateway: TestProgram;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vipp-workers-'));
  collector = await startTraceCollector();
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${encodeURIComponent(TOKEN)}`,
  };
  backend = await startBackend({ folder: path.join(folder, 'backend'), env: { ...tracing, SEED_SIZE: '1x1' } });
  gateway = await startGateway({
    packages: root,
    folder: path.join(folder, 'gateway'),
    backendUrl: backend.url,
    env: {
      ...tracing,
      LOG_LEVEL: 'debug',
      WORKERS: String(WORKERS),
      NODE_OPTIONS: `--require ${path.join(import.meta.dirname, 'end-on-signal.cjs')}`,
    },
  });
  await until(async () => (await answering()) === WORKERS);
});
afterAll(async () => {
  await gateway?.stop();
  await backend?.stop();
  await collector?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const until = async (condition: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
};
const workers = (): number[] =>
  readFileSync(`/proc/${gateway.pid}/task/${gateway.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
/** On a connection of its own: each goes to the next worker. */
const open = (address: string, { headers, ...init }: RequestInit = {}) =>
  fetch(gateway.url + address, { ...init, headers: { connection: 'close', 'user-agent': AGENT, ...headers } });

/** Number of workers that answer. */
async function answering(): Promise<number> {
  const text = await (await open('/metrics')).text();
  return Number(/^vipp_gateway_workers (\d+)$/m.exec(text)?.[1] ?? 0);
}

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const parentOf = ({ parentSpanId }: { parentSpanId: string | undefined }) =>
  collector.spans.find(({ spanId }) => spanId === parentSpanId);

describe('the trace of a page', () => {
  it('leads through its remote, its data and its rendering, and is named in the log', async () => {
    expect((await open('/rse')).status).toBe(200);
    await until(() => named('GET /rse').length > 0);
    const [request] = named('GET /rse');
    expect(request).toMatchObject({
      service: 'gateway',
      parentSpanId: undefined,
      attributes: { 'http.request.method': 'GET', 'http.route': '/rse', 'http.response.status_code': 200 },
    });
    const parts = () => collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    const names = ['load remote', 'load data', 'render'];
    await until(() => names.every((name) => parts().some((part) => part.name === name)));
    expect(gateway.log()).toContain(request?.traceId);
  });

  it('is not one that a visitor chose', async () => {
    const chosen = '0af7651916cd43dd8448eb211c80319c';
    await open('/robots.txt', { headers: { traceparent: `00-${chosen}-b7ad6b7169203331-01` } });
    await until(() => named('GET /robots.txt').length > 0);
    expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(chosen);
  });
});

describe('the trace of a form', () => {
  const values = {
    nom: 'Ahouansou',
    prenom: 'Marie-Noëlle',
    fonction: 'Directrice',
    entreprise: 'Lagune & Fils',
    email: 'awa@lagune.example',
    telephone: '01 99 00 12 34',
    message: 'Votre centre de Lomé nous intéresse.',
  };

  it('leads to the rows that it writes, without anything about the visitor', async () => {
    const body = new URLSearchParams({ formulaire: 'contact', cle: '', debut: '', ...values });
    const answer = await open('/contact?courriel=awa%40lagune.example', { method: 'POST', body });
    expect([answer.status, (await answer.text()).includes('ont bien été envoyées')]).toEqual([200, true]);
    const origin = (): string[] => {
      const names = [];
      let span = named('database insert').find(({ attributes }) =>
        String(attributes['db.query.text']).includes('"contacts"'),
      );
      for (; span; span = parentOf(span)) names.push(`${span.service}: ${span.name}`);
      return names;
    };
    // Gateway and backend deliver their spans apart from each other.
    await until(() => origin().at(-1) === 'gateway: POST /contact');
    expect(origin()).toEqual([
      'backend: database insert',
      'backend: POST /backend/public/api/contacts',
      'gateway: POST contact',
      'gateway: load data',
      'gateway: POST /contact',
    ]);
    for (const value of [...Object.values(values), 'awa', AGENT]) expect(collector.received()).not.toContain(value);
    expect([...collector.tokens]).toEqual([TOKEN]);
  });
});

it('reports a collector that is gone in its log, and serves pages', async () => {
  await collector.stop();
  expect((await open('/le-groupe')).status).toBe(200);
  await until(() => gateway.log().includes('traces could not be delivered'));
  collector = await startTraceCollector();
});

/** Opens pages that are rendered each time until `done`, and returns what was not answered as it should be. */
async function visitDuring(done: Promise<unknown>): Promise<string[]> {
  const failures: string[] = [];
  const state = { isOver: false, visits: 0 };
  void done.finally(() => (state.isOver = true));
  const visit = async (): Promise<void> => {
    while (!state.isOver) {
      state.visits += 1;
      const answer = await open(`/rse?visite=${state.visits}`).catch((error: unknown) => String(error));
      if (typeof answer === 'string') failures.push(answer);
      else if (answer.status !== 200 || !(await answer.text()).includes('</html>'))
        failures.push(String(answer.status));
    }
  };
  // One for each worker: what waits longer than ten seconds is cut off when a worker ends.
  await Promise.all([done, ...Array.from({ length: WORKERS }, visit)]);
  return failures;
}

/** Ends one worker, or stops it as an endless loop would, and waits for its successor. */
async function endOne(signal: 'SIGUSR2' | 'SIGSTOP'): Promise<void> {
  const [first = 0] = workers();
  process.kill(first, signal);
  await until(() => !workers().includes(first));
  await until(async () => (await answering()) === WORKERS);
}

/** Runs a command of the team, with the keys that the site created at its start. */
async function team(...words: string[]): Promise<void> {
  const said: string[] = [];
  const code = await runCommandLine([...words, '--site', gateway.url], {
    env: { DATA_DIR: path.join(folder, 'gateway') },
    cwd: root,
    out: (text) => said.push(text),
    progress: (text) => said.push(text),
  });
  if (code !== 0) throw new Error(said.join('\n'));
}

it('serves a version from every worker once promote or rollback has answered', async () => {
  const target = path.join(folder, 'v2');
  mkdirSync(target);
  restamp({ dist: path.join(root, REMOTE, 'dist'), target, version: 'v2' });
  await team('publish', REMOTE, '--dist', target);
  const shown = async () =>
    new RegExp(`/_mf/${REMOTE}/([\\w.-]+)/client/`).exec(await (await open('/rse')).text())?.[1];
  const before = await shown();
  for (const [words, expected] of [
    [['promote', REMOTE, 'v2'], 'v2'],
    [['rollback', REMOTE], before],
  ] as const) {
    await team(...words);
    const seen = await Promise.all(Array.from({ length: 4 * WORKERS }, shown));
    expect(new Set(seen)).toEqual(new Set([expected]));
  }
});

it('answers what a worker has begun that fails outside of a request, and starts another one', async () => {
  expect(await visitDuring(endOne('SIGUSR2'))).toEqual([]);
});

it('replaces a worker that no longer answers', async () => {
  await endOne('SIGSTOP');
  const answers = await Promise.all(Array.from({ length: 4 * WORKERS }, () => open('/rse')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

it('lets visitors wait while no worker runs', async () => {
  const ended = workers();
  for (const pid of ended) process.kill(pid, 'SIGKILL');
  await until(() => !workers().some((pid) => ended.includes(pid)));
  expect((await open('/rse')).status).toBe(200);
});
