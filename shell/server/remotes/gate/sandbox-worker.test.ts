import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { fakeBuild } from '../../testing/fake-build';
import fastify, { type FastifyInstance } from 'fastify';
import { answerContent, createSandbox, withDeadline } from './sandbox-worker';

const folder = temporaryFolder();

const { build, files } = fakeBuild('mf-forms', 'v1');

/** Runs a program instead of that of the gate. */
async function tryWith(program: string, timeoutMs = 200_000) {
  const script = path.join(folder, 'program.cjs');
  await writeFile(script, program);
  const content = async (address: string) => ({ status: 200, body: `content of ${address}` });
  return createSandbox({ script, content, timeoutMs })(build, async (integrity) => files.get(integrity));
}

const onMessage = (body: string) => `process.on('message', async (message) => { ${body} });`;
const onJob = (body: string) => onMessage(`if (message.type === 'job') { const job = message; ${body} }`);
const answer = (what: string) =>
  `process.send({ type: 'answer', problems: [].concat(${what}).map((message) => ({ check: 'c', fix: 'f', message })) })`;
/** Of the first line, which is line 11 of its source. */
const MAP = { version: 3, sources: ['/mf-forms/src/a-page.tsx'], names: [], mappings: 'AAUA' };
const SOURCE_MAP = `\n//# sourceMappingURL=data:application/json;base64,${btoa(JSON.stringify(MAP))}`;
const answering = (what: string) => onJob(answer(what));
/** The code of the error that an expression throws, or rejects with. */
const codeOf = (expression: string) => `await (async () => ${expression})().then(() => 'no error', ({ code }) => code)`;

const messagesOf = async (program: string) => (await tryWith(program)).map(({ message }) => message);

it('the sandbox worker gets the server half of the version, and no secrets of the gateway', async () => {
  const program = answering(`[job.half['remote-entry.cjs'], job.build.version, ...Object.keys(process.env)]`);
  const found = await messagesOf(program);
  expect(found.slice(0, 2)).toEqual(['// mf_forms_v1', 'v1']);
  expect(found).toContain('PATH');
  // The process of this test has at least a HOME.
  const names = found.slice(2).filter((name) => !['NODE_ENV', 'PATH', 'TZ', 'LANG', 'SystemRoot'].includes(name));
  expect(names).toEqual([]);
});

it('the sandbox worker requests content of the site from the gateway', async () => {
  const request = `process.send({ type: 'content', id: 7, path: '/_data/content/1' });`;
  const received = answer(`[String(message.id), String(message.status), message.body]`);
  const program = onMessage(`if (message.type === 'job') { ${request} } else { ${received} }`);
  expect(await messagesOf(program)).toEqual(['7', '200', 'content of /_data/content/1']);
});

it('the sandbox worker may read no other file, write none, and start no process or thread', async () => {
  const attempts = [
    `require('fs/promises').readFile('/etc/passwd')`,
    `require('fs/promises').readdir(require('path').dirname(__filename))`,
    `require('fs/promises').writeFile(__filename + '.new', '')`,
    `require('child_process').execFileSync(process.execPath, ['-v'])`,
    `new (require('worker_threads').Worker)('', { eval: true })`,
  ];
  const found = await messagesOf(answering(`[${attempts.map(codeOf).join(', ')}]`));
  expect(found).toEqual(attempts.map(() => 'ERR_ACCESS_DENIED'));
});

it.each<[string, string, RegExp, number?]>([
  ['exits', onJob('process.exit(7)'), /ended with exit code 7/],
  ['uses all memory', onJob('const all = []; for (;;) all.push(Array(1e5).fill(0));'), /heap out of memory|SIGABRT/],
  ['throws', onJob('setTimeout(() => { throw new Error("out of the blue"); })'), /out of the blue/],
  ['throws in a source', `${onJob('setTimeout(() => { throw new Error(); })')}${SOURCE_MAP}`, /src\/a-page\.tsx:11/],
  ['sends an invalid answer', onJob('process.send("fine")'), /sent an invalid answer/],
  ['never ends', onJob('for (;;);'), /was not done after 0\.4 s/, 400],
])('the sandbox worker that %s is a problem of the version', async (...[, program, message, timeoutMs]) => {
  const problems = await tryWith(program, timeoutMs);
  expect([problems.length, problems[0]?.check]).toEqual([1, 'renders']);
  expect(problems[0]?.message).toMatch(message);
});

describe('content for a candidate', () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = fastify();
    app.get('/_data/news', async (request) => ({ query: request.query }));
    app.all('*', async (request) => request.url);
  });

  it('is the same as for browsers', async () => {
    expect(await answerContent(app, '/_data/news?page=2')).toEqual({ status: 200, body: '{"query":{"page":"2"}}' });
  });

  it.each([
    '/federation/api/contract.json',
    '',
    'http://127.0.0.1/metrics',
    '//_data/news/../metrics',
    '/_data/news/../../metrics',
    '/_data/news/%2e%2e/%2E%2e/metrics',
    '/_data/news\\..\\..\\metrics',
    'http://[',
    '/_DATA/news',
  ])('includes no other address of the gateway: %s', async (address) => {
    expect(await answerContent(app, address)).toEqual({ status: 404, body: '' });
  });
});

it('content for a new shell is unavailable when late, and from then on at once; not after an error', async () => {
  const answers: (() => Promise<{ status: number; body: string }>)[] = [
    () => Promise.reject(new Error('no connection')),
    async () => ({ status: 200, body: '{}' }),
    () => new Promise(() => undefined),
  ];
  const content = withDeadline(() => answers.shift()?.() ?? Promise.reject(new Error('asked again')), 20);
  const statuses = [];
  for (const path of ['/_data/a', '/_data/b', '/_data/c', '/_data/d']) statuses.push((await content(path)).status);
  expect([statuses, answers]).toEqual([[503, 200, 503, 503], []]);
});
