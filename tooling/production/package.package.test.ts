/** What an operator relies on; `npm test package` makes the package first, longer than a test may take. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { freePort } from '../run/free-port';
import { runningInGroup, startSite, type StartedSite } from '../testing/npm-start';

const PACKAGE = path.resolve(import.meta.dirname, '../../dist/vipp-site');
const VISITOR = { nom: 'Adjovi', prenom: 'Sena', email: 'sena.adjovi@example.com', telephone: '+33 6 12 34 56 78' };
const COMPANY = { fonction: 'Directrice', entreprise: 'Zinsou' };
const MESSAGE = { ...VISITOR, ...COMPANY, message: 'Rappelez-moi.', provenance: 'Site' };

/** The site does not run as root, even when the tests do. */
const UNPRIVILEGED = 65_534;
const otherUser = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};

let place: string;
let folder: string;
let dataDir: string;
let url: string;
let environment: NodeJS.ProcessEnv;
let backendPort: number;
let site: StartedSite;

/** A new folder that the site may write to. */
function writableFolder(): string {
  const made = mkdtempSync(path.join(place, 'data-'));
  if (otherUser.uid !== undefined) chownSync(made, otherUser.uid, otherUser.gid);
  return made;
}

/** @param env all that the process gets */
const start = (args: readonly string[], env: NodeJS.ProcessEnv): StartedSite =>
  startSite([process.execPath, 'server.js', ...args], { cwd: folder, env, detached: true, ...otherUser });
const stop = (started: StartedSite): Promise<number | null> => {
  started.signal('SIGTERM');
  return started.exitCode;
};
const linesOf = ({ output, errors }: StartedSite): string[] => (output + errors).split('\n').filter(Boolean);

const secret = (): string => randomBytes(32).toString('hex');
const tokens = { API_TOKEN: secret(), FEDERATION_TOKEN: secret() };
const get = (pathname: string, init?: RequestInit) => fetch(new URL(pathname, url), init);
const listOf = (where: string): string[] =>
  readdirSync(where, { recursive: true, encoding: 'utf8' }).sort((a, b) => (a < b ? -1 : 1));

/** A command of the package, as the site's own user. */
const run = (...args: string[]) => {
  const options = { cwd: folder, env: environment, encoding: 'utf8', ...otherUser } as const;
  return spawnSync(process.execPath, ['server.js', ...args], options);
};

beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'vipp-package-'));
  chmodSync(place, 0o755);
  folder = path.join(place, 'site');
  cpSync(PACKAGE, folder, { recursive: true });
  execFileSync('chmod', ['-R', 'a-w', folder]);
  dataDir = writableFolder();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  backendPort = await freePort();
  const ports = { PORT: String(port), BACKEND_PORT: String(backendPort) };
  environment = { PATH: process.env.PATH, ...ports, DATA_DIR: dataDir, LOG_LEVEL: 'debug', ...tokens };
  site = start([], environment);
  await site.ready;
});
afterAll(async () => {
  if (runningInGroup(site.pid).length > 0) process.kill(-site.pid, 'SIGKILL');
  execFileSync('chmod', ['-R', 'u+w', place]);
  rmSync(place, { recursive: true, force: true });
});

describe('a package for production', () => {
  it('contains no compiler, browser or test tool, and at most 150 MB', () => {
    const tools = ['typescript', 'webpack', 'tsx', '@swc/core', 'jest', 'playwright-core', 'vite', 'oxlint', 'oxfmt'];
    expect(tools.filter((name) => existsSync(path.join(folder, 'node_modules', name)))).toEqual([]);
    // Licences have to be passed on with the code; nothing reads the others.
    const names = listOf(path.join(folder, 'node_modules/sharp'));
    expect(names.filter((name) => /(^licen[cs]e|\.(map|md|d\.ts)$)/i.test(name))).toEqual(['LICENSE']);
    const files = listOf(folder).map((name) => statSync(path.join(folder, name)));
    const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes).toBeLessThan(150e6);
  });

  it('has documents whose links lead to files in it', () => {
    const pages = listOf(folder).filter((name) => /^(docs\/.*|[^/]+)\.md$/.test(name));
    const targets = pages.flatMap((page) => {
      const links = readFileSync(path.join(folder, page), 'utf8').matchAll(/\]\((?![a-z]+:|[#/])([^)#\s]+)/g);
      return [...links].map(([, target = '']) => path.join(folder, path.dirname(page), target));
    });
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });

  it('is ready in a folder that cannot be written, as another user, with a page of each remote', async () => {
    for (const [page, text] of [
      ['/readyz', /"ready":true/],
      ['/healthz', /./],
      ...['/', '/actualite', '/contact', '/recrutements'].map((one) => [one, /<h1[\s>]/] as const),
    ] as const) {
      const answer = await get(page);
      expect([page, answer.status, await answer.text()]).toEqual([page, 200, expect.stringMatching(text)]);
    }
  });

  it('sends the share image and stored pictures', async () => {
    const home = await (await get('/')).text();
    const [, image = ''] =
      /property="og:image" content="[^"]*?(\/[^/"][^"]*?)"/.exec(home.replaceAll(/https?:\/\/[^/"]+/g, '')) ?? [];
    const shared = await get(image);
    expect([image, shared.status, shared.headers.get('content-type')]).toEqual([image, 200, 'image/png']);
    const [picture = ''] = /\/backend\/public\/storage\/[\w/.-]+/.exec(home) ?? [];
    expect((await get(picture)).status).toBe(200);
  });

  it('stores a form, which its own command lists', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: url };
    const answer = await get('/_data/submit/contact', { method: 'POST', headers, body: JSON.stringify(MESSAGE) });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ kind: 'accepted' })]);
    const { stdout, stderr, status } = run('submissions', 'export', 'contacts');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ email: VISITOR.email })]);
  });

  it('has source maps of its programs, which it does not serve, and none for browsers', async () => {
    const maps = listOf(folder).filter((name) => name.endsWith('.map') && !name.includes('node_modules'));
    const folders = new Set(maps.map((name) => path.dirname(name)));
    expect([...folders]).toEqual(['backend/dist', 'server', 'shell/dist/server']);
    const program = `/_mf/shell/${readBuild(path.join(folder, 'shell/dist'))?.version}/server/main.cjs`;
    expect([(await get(program)).status, (await get(`${program}.map`)).status]).toEqual([200, 404]);
  });

  it.each(['new', 'build'])('says in one line where vipp-mf %s works', (command) => {
    const { status, stderr } = run('vipp-mf', command);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^server\.js: this package has no compiler\. .*\n$/)]);
  });

  it('runs the commands of teams and recruiters', () => {
    expect(run('vipp-mf', 'status', 'mf-forms', '--site', url)).toMatchObject({ stderr: '', status: 0 });
    expect(run('form', 'pull', path.join(dataDir, 'candidature.yaml'))).toMatchObject({ stderr: '', status: 0 });
  });

  it('logs lines of JSON, without what the visitor typed and without their address', () => {
    const lines = linesOf(site);
    expect(lines.length).toBeGreaterThan(10);
    const ofPino = { level: expect.any(Number), time: expect.any(Number), msg: expect.any(String) };
    for (const line of lines) expect(JSON.parse(line)).toMatchObject(ofPino);
    const typed = [...Object.values(VISITOR), MESSAGE.message, '"remoteAddress"'];
    expect(typed.filter((text) => lines.some((line) => line.includes(text)))).toEqual([]);
  });

  it('ends when it is asked to, with all its processes, and has written nothing beside itself', async () => {
    expect(await stop(site)).toBe(0);
    expect(runningInGroup(site.pid)).toEqual([]);
    expect(listOf(folder)).toEqual(listOf(PACKAGE));
  });
});

/** In MB, of a part whose figures are at an address. */
async function heapOf(address: string, token: string): Promise<number> {
  const figures = await (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(figures)?.[1]) / 1e6;
}

// Jest prints how long it takes; how long it may take is the machine's business.
it('a package that is started again is ready, has its data, and heaps of at most 250 MB together', async () => {
  site = start([], environment);
  await site.ready;
  expect(JSON.parse(run('submissions', 'export', 'contacts').stdout)).toHaveLength(1);
  const gateway = await heapOf(`${url}/metrics`, tokens.FEDERATION_TOKEN);
  const backend = await heapOf(`http://127.0.0.1:${backendPort}/metrics`, tokens.API_TOKEN);
  expect(gateway + backend).toBeLessThan(250);
  expect(await stop(site)).toBe(0);
});

describe('a package that cannot start says why in one line of JSON', () => {
  it.each([
    ['without DATA_DIR', () => ({ DATA_DIR: '' }), /DATA_DIR is missing\. Set it to a folder outside/],
    ['with a folder that it may not write to', () => ({ DATA_DIR: folder }), /DATA_DIR cannot be written: .*\(E\w+\)/],
    ['with a malformed setting', () => ({ SUBMISSION_LIMIT: 'many' }), /SUBMISSION_LIMIT is not a whole number/],
  ])('%s', async (_case, settings, expected) => {
    const started = start([], { ...environment, PORT: String(await freePort()), ...settings() });
    expect(await started.exitCode).toBe(1);
    const [line = '', ...others] = linesOf(started);
    expect(others).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({ level: 50, msg: expect.stringMatching(expected) });
  });
});

describe('gateway and content service of a package, each alone', () => {
  const parts: StartedSite[] = [];
  const startPart = (part: string, settings: NodeJS.ProcessEnv): StartedSite => {
    const started = start([part], { PATH: process.env.PATH, DATA_DIR: writableFolder(), ...tokens, ...settings });
    parts.push(started);
    return started;
  };
  afterAll(() => Promise.all(parts.map(stop)));

  it('serve the site together', async () => {
    const [PORT, BACKEND_PORT] = [String(await freePort()), String(await freePort())];
    await startPart('backend', { BACKEND_PORT, OUTBOX_SECRET: secret() }).printed(/backend ready/);
    const BACKEND_URL = `http://127.0.0.1:${BACKEND_PORT}`;
    await startPart('gateway', { PORT, BACKEND_URL, FORM_STATE_SECRET: secret() }).printed(/gateway ready/);
    const home = await fetch(`http://127.0.0.1:${PORT}/`);
    expect([home.status, await home.text()]).toEqual([200, expect.stringMatching(/<h1[\s>]/)]);
  });

  it('are refused without their secrets, which would differ between them', async () => {
    const part = start(['backend'], { PATH: process.env.PATH, DATA_DIR: dataDir });
    expect(await part.exitCode).toBe(1);
    expect(linesOf(part).map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringMatching(/API_TOKEN is missing[^]*OUTBOX_SECRET is missing/),
    ]);
  });
});
