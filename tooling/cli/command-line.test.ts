import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { runCommandLine } from './command-line';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { createKey, readKey } from '@vipp/shared/contract/federation/signature.server';
import { commandsInDocuments } from '@vipp/shared/testing/documents.server';

type SentCall = { call: string; headers: Headers; body: string };

const folder = emptyFolder();
let calls: SentCall[];
/** By the beginning of calls; fields are those of the body, without a message where the test needs none. */
let answers: Record<string, { status?: number; message?: string; [field: string]: unknown } | Error>;
/** Variables of the environment that differ in a test. */
let surroundings: NodeJS.ProcessEnv;

const sentBody = (index: number): unknown => JSON.parse(calls[index]?.body ?? '');

/** A site with the answers of a test, which records each call. */
const fetchFake: typeof fetch = async (url, { method, headers, body } = {}) => {
  const call = `${method} ${new URL(String(url)).pathname.replace('/federation/api', '')}`;
  calls.push({ call, headers: new Headers(headers), body: body instanceof Buffer ? body.toString() : '' });
  const answer = Object.entries(answers).find(([start]) => call.startsWith(start))?.[1] ?? { status: 404 };
  if (answer instanceof Error) throw answer;
  const { status = 200, ...fields } = answer;
  return Response.json({ message: '', ...fields }, { status });
};

async function run(...argv: string[]) {
  const said: Record<'out' | 'progress', string[]> = { out: [], progress: [] };
  const code = await runCommandLine(argv, {
    env: { VIPP_KEY: path.join(folder, 'key.pem'), FEDERATION_TOKEN: 'token', ...surroundings },
    cwd: folder,
    fetch: fetchFake,
    out: (text) => void said.out.push(text),
    progress: (text) => void said.progress.push(text),
  });
  return { code, out: said.out.join('\n'), progress: said.progress.join('\n') };
}

const expectEnd = async (code: number, text: string, ...argv: string[]) =>
  expect(await run(...argv)).toMatchObject({ code, progress: expect.stringContaining(text) });

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

beforeEach(() => {
  calls = [];
  answers = {};
  surroundings = {};
  write('package.json', '{"name":"mf-forms"}');
  write('key.pem', createKey().pem);
  write('dist/client/remote-entry.js', 'var a');
  write('dist/server/remote-entry.cjs', 'b');
  const client = { files: { 'remote-entry.js': sha384('var a') }, groups: {} };
  const server = { files: { 'remote-entry.cjs': sha384('b') } };
  const build = { name: 'mf-forms', version: 'v1', container: 'mf_forms_v1', client, server };
  write('dist/build.json', JSON.stringify(build));
});

describe('test', () => {
  const preview = 'http://localhost:3000/federation/preview/token';
  const writesTo = (file: string, code: number) =>
    `node -e "fs.writeFileSync('${file}', [process.env.BASE_URL, process.env.PREVIEW_URL].join()); process.exit(${code})"`;

  beforeEach(() => {
    answers = { 'POST /files': { missing: [] }, 'POST /publish': {}, 'POST /preview': { url: preview } };
  });

  it('runs a command with a preview of the published version, and promotes nothing', async () => {
    const file = path.join(folder, 'seen');
    const { code, out } = await run('test', '--run', writesTo(file, 0), '--site', 'http://localhost:3000');
    expect([code, out]).toEqual([0, 'mf-forms@v1: the tests pass on http://localhost:3000']);
    expect(readFileSync(file, 'utf8')).toBe(`http://localhost:3000,${preview}`);
    expect(calls.map(({ call }) => call)).toEqual(['POST /files/missing', 'POST /publish', 'POST /preview']);
  });

  it('fails with the tests, and says so', async () => {
    const failed = 'mf-forms@v1: the tests failed on http://localhost:3000 (exit code 3)';
    await expectEnd(1, failed, 'test', '--run', writesTo(path.join(folder, 'seen'), 3));
    expect((await run('test')).code).toBe(2);
  });
});

describe('publish', () => {
  beforeEach(() => {
    answers = {
      'POST /files/missing': { missing: [sha384('b')] },
      'PUT /files/mf-forms/': {},
      'POST /publish': { message: 'published' },
      'POST /promote': { message: 'promoted' },
    };
  });

  it('uploads what the site lacks, and publishes', async () => {
    expect(await run('publish')).toMatchObject({ code: 0, out: 'published' });
    const upload = `PUT /files/mf-forms/${toHexHash(sha384('b'))}`;
    expect(calls.map(({ call }) => call)).toEqual(['POST /files/missing', upload, 'POST /publish']);
    for (const { headers } of calls) expect(headers.has('x-vipp-signature')).toBe(true);
  });

  it('asks no site when the build is not whole', async () => {
    write('dist/server/remote-entry.cjs', 'changed');
    await expectEnd(3, 'server/remote-entry.cjs is not the file that build.json names', 'publish');
    expect(calls).toEqual([]);
  });

  it('shows what the gate found and what to do, with exit code 3', async () => {
    const problems = [{ check: 'renders', message: '/contact throws', fix: 'mend it' }];
    answers['POST /publish'] = { status: 422, message: 'the gate refuses this build', problems };
    await expectEnd(3, '✗ renders: /contact throws\n    → mend it', 'publish');
    expect(JSON.parse((await run('publish', '--json')).out)).toMatchObject({ ok: false, code: 3, problems });
  });

  it('promotes on request, and reports the published version when only its promotion failed', async () => {
    expect((await run('publish', '--promote')).out).toBe('promoted');
    answers['POST /promote'] = { status: 503, message: 'it cannot be used here' };
    await expectEnd(1, 'was published, and not promoted: it cannot be used here', 'publish', '--promote');
  });
});

describe('the commands', () => {
  it('say what to do when the site is not there, or is another program', async () => {
    answers['POST /rollback'] = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    await expectEnd(1, 'cannot be reached (ECONNREFUSED). Is it running?', 'rollback');
  });

  it('name the places of a missing key, and the command that makes one', async () => {
    const unnamed = /there is no key at .*other\.pem\. Name the file/;
    expect((await run('rollback', '--key', 'other.pem')).progress).toMatch(unnamed);
    surroundings = { VIPP_KEY: undefined, DATA_DIR: path.join(folder, 'none') };
    const unmade = /there is no key at .*mf-forms\.pem\. Name your team’s .*; npx vipp-mf keygen/;
    expect((await run('publish', '--site', 'https://host.example')).progress).toMatch(unmade);
    expect(calls).toEqual([]);
    surroundings = { ...surroundings, FEDERATION_TOKEN: undefined };
    expect((await run('rollback')).progress).toContain('no key and no operators’ token');
  });

  it('make a key for a site of this machine, once, for a team without one', async () => {
    surroundings = { VIPP_KEY: undefined, DATA_DIR: path.join(folder, 'data') };
    answers = { 'POST /keys': {}, 'POST /files': {}, 'POST /p': { message: 'done' } };
    for (let time = 0; time < 2; time += 1) expect((await run('publish')).out).toBe('done');
    const publication = ['POST /files/missing', 'POST /publish'];
    expect(calls.map(({ call }) => call)).toEqual(['POST /keys', ...publication, ...publication]);
    expect(calls.map(({ headers }) => headers.has('x-vipp-signature'))).toEqual([false, true, true, true, true]);
    const file = path.join(folder, 'data/federation/keys/mf-forms.pem');
    expect(sentBody(0)).toMatchObject({ publicKey: readKey(readFileSync(file, 'utf8')).publicKey });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('show what the site says, and everything as JSON', async () => {
    answers['GET /status'] = { message: 'mf-forms is good', remotes: [] };
    expect((await run('status')).out).toBe('mf-forms is good');
    expect(JSON.parse((await run('status', '--json')).out)).toMatchObject({ ok: true, remotes: [] });
    await run('status', 'mf-forms', '--site', 'https://host.example/site/');
    expect(calls.at(-1)?.call).toBe('GET /site/status');
  });

  it('make a key that only its owner reads, and never over another', async () => {
    const file = path.join(folder, 'keys/new.pem');
    const out = expect.stringMatching(/npx vipp-mf keys add mf-forms [\w-]{43}/);
    expect(await run('keygen', '--out', 'keys/new.pem')).toMatchObject({ code: 0, out });
    const [{ mode }, pem] = [statSync(file), readFileSync(file, 'utf8')];
    expect(mode & 0o777).toBe(0o600);
    expect((await run('keygen', '--out', 'keys/new.pem')).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(pem);
  });

  it('act as an operator with the token, for keys and where no key is named', async () => {
    answers = { 'POST /keys': { message: 'trusted' }, 'POST /paths': { message: 'given' } };
    expect((await run('keys', 'add', 'mf-forms', 'x', '--label', 'CI')).out).toBe('trusted');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer token');
    surroundings = { VIPP_KEY: undefined, DATA_DIR: path.join(folder, 'none') };
    const added = await run('team', 'add', 'mf-events', '--paths', '/a,/b', '--paths', '/c', '--public-key', 'x');
    expect(added.out).toBe('given\ntrusted');
    expect(sentBody(1)).toEqual({ remote: 'mf-events', paths: ['/a', '/b', '/c'] });
    expect(sentBody(2)).toEqual({ remote: 'mf-events', publicKey: 'x', label: 'team of mf-events' });
    await run('rollback');
    expect(calls[3]?.headers.get('authorization')).toBe('Bearer token');
  });
});

describe('the command line', () => {
  it('takes remote and version from its folder, and distinguishes them by the name, in any order', async () => {
    answers['POST /'] = {};
    expect((await run('canary', '--percent', '10', '--json')).code).toBe(0);
    expect(sentBody(0)).toMatchObject({ remote: 'mf-forms', version: 'v1', percent: 10 });
    for (const words of [['2f1c'], ['mf-forms', '2f1c'], ['2f1c', 'mf-forms']]) await run('promote', ...words);
    for (const index of [1, 2, 3]) expect(sentBody(index)).toMatchObject({ remote: 'mf-forms', version: '2f1c' });
  });

  it.each([
    [['deploy'], /unknown command 'deploy'. npx vipp-mf --help lists/],
    [['toString'], /unknown command/],
    [['canary', 'mf-forms'], /required option '--percent <N>' not specified. npx vipp-mf canary --help lists/],
    [['canary', '--percent', '101'], /'101' is invalid. It is a number from 0.01 to 100/],
    [['preview', '--hours', '169'], /It is a number from 0.01 to 168/],
    [['status', 'mf-forms', 'v1'], /too many arguments/],
    [['status', 'shell'], /"shell" is no remote/],
    [['check', '--site', 'localhost:3000'], /It is a web address such as https:/],
    [['keygen', 'mf-forms'], /'--out <FILE>' not specified/],
  ])('that makes no sense is refused with what would: %j', async (argv, message) => {
    expect(await run(...argv)).toEqual({ code: 2, out: '', progress: expect.stringMatching(message) });
  });

  it('names the remotes of the folder for an unknown one to build, check or publish', async () => {
    mkdirSync(path.join(folder, 'mf-content/src/exposes'), { recursive: true });
    write('mf-content/package.json', '{}');
    for (const command of ['build', 'check', 'publish'])
      await expectEnd(2, 'mf-fromage is no remote of this folder, which has mf-content.', command, 'mf-fromage');
  });

  it.each(commandsInDocuments('vipp-mf'))('has the command of the documents: %s', async (words, options) => {
    const [name = '', ...rest] = words.split(' ');
    const { code, out } = await run(name, ...rest, '--help');
    expect([code, out]).toEqual([0, expect.stringContaining(`Usage: npx vipp-mf ${name}`)]);
    for (const option of options) expect(out).toContain(`${option} `);
  });

  it('has a help text for each command, with each of its options', async () => {
    const { code, out } = await run('--help');
    const names = [...out.matchAll(/^ {2}(?!help)([a-z]+) /gm)].map(([, name = '']) => name);
    expect([code, names.length > 14]).toEqual([0, true]);
    for (const name of names) expect((await run(name, '--help')).out).toContain(`Usage: npx vipp-mf ${name}`);
    const { out: help } = await run('canary', '--help');
    expect(help).toMatch(/--percent <N>[^]*--why <TEXT>[^]*--if-live[^]*--key[^]*--dist/);
    expect((await run()).out).toBe(out);
  });
});
