/** A built site whose shell is replaced: accepted and refused shells. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import { readBuild } from '@vipp/shared/contract/federation/read-build.server';
import { remoteFolders } from '../remote-folders';
import { startBackend, startGateway, type TestProgram } from '../testing/test-site';

const root = path.resolve(import.meta.dirname, '../..');
const REMOTES = remoteFolders();

const folder = temporaryFolder();
let backend: TestProgram;
/** With the shell that everything live fits. */
let first: TestProgram;
let running: TestProgram | undefined;

/** The project's folder with another build of the shell: the built one, with a text of its programs replaced. */
function shellWith(version: string, text: string, replacement: string): string {
  const packages = path.join(folder, version);
  const dist = path.join(packages, 'shell/dist');
  mkdirSync(path.dirname(dist), { recursive: true });
  for (const name of [...REMOTES, 'node_modules', 'tooling'])
    symlinkSync(path.join(root, name), path.join(packages, name));
  symlinkSync(path.join(root, 'shell/node_modules'), path.join(packages, 'shell/node_modules'));
  cpSync(path.join(root, 'shell/dist'), dist, { recursive: true });
  const build = readBuild(dist);
  if (!build) throw new Error('the shell is not built');
  for (const name of readdirSync(path.join(dist, 'server'))) {
    const file = path.join(dist, 'server', name);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replaceAll(text, replacement));
    build.server.files[name] = sha384(readFileSync(file));
  }
  writeFileSync(path.join(dist, 'build.json'), JSON.stringify({ ...build, version }));
  return packages;
}

/** Starts a gateway with the data of all the others of this test, one after the other. */
async function start(packages: string, env: NodeJS.ProcessEnv = {}): Promise<TestProgram> {
  await running?.stop();
  const place = { packages, folder: path.join(folder, 'data'), backendUrl: backend.url };
  running = await startGateway({ ...place, env: { SHELL_CHECK: 'on', ...env } });
  return running;
}

const liveVersion = (remote: string): string => readBuild(path.join(root, remote, 'dist'))?.version ?? '';

const historyOf = async ({ url }: TestProgram): Promise<unknown> =>
  (await fetch(new URL('/federation/api/contract.json', url))).json();

// A text of the shell’s own layout decides nothing.
const fits = shellWith('fits', 'Aller au contenu', 'Au contenu');
const alsoFits = shellWith('also-fits', 'Aller au contenu', 'Vers le contenu');
/** It mounts what mf-forms does not expose. */
const lacksModule = shellWith('lacks-module', './newsletter-modal', './other-modal');

beforeAll(async () => {
  backend = await startBackend({ folder: path.join(folder, 'backend') });
  first = await start(fits, { SHELL_CHECK: 'off' });
});
afterAll(async () => {
  await running?.stop();
  await backend?.stop();
});

describe('a gateway with a new shell', () => {
  it('that does not fit live versions does not serve, names the reason, and leaves the registry to the shell before', async () => {
    const before = await historyOf(first);
    const failure = await start(lacksModule).catch(String);
    const reason = `modules: mf-forms@${liveVersion('mf-forms')}: the client build does not expose ./other-modal, which`;
    for (const part of ['ended before it was ready (exit code 78)', reason, 'SHELL_CHECK=off'])
      expect(failure).toContain(part);
    const again = await start(fits, { LOG_LEVEL: 'info' });
    expect(await historyOf(again)).toEqual(before);
    expect(again.log()).not.toContain('rendering every page');
  });

  it('that fits renders every page of every remote of this repository without a fault, and serves', async () => {
    const { log } = await start(alsoFits, { LOG_LEVEL: 'info' });
    for (const remote of REMOTES) expect(log()).toContain(`rendering every page of ${remote}@${liveVersion(remote)}`);
    expect(log()).not.toContain('could not be rendered');
  });

  it('serves in an emergency, and says so in its log and to operators', async () => {
    const { url, log } = await start(lacksModule, { SHELL_CHECK: 'off' });
    expect(log()).toContain('SHELL_CHECK=off');
    const { notices } = await (await fetch(new URL('/readyz', url))).json();
    expect(notices).toContainEqual(expect.stringContaining('SHELL_CHECK=off'));
  });
});
