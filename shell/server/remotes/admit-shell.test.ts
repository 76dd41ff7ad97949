import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { CONTENT_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import { readSettings, type Settings } from '../settings/settings';
import { fakeBuild, type FakeBuild } from '../testing/fake-build';
import { formsChanges, minimalBuild, published } from '../testing/registry-changes';
import { testSecrets } from '../testing/test-secrets';
import type * as AdmitShell from './admit-shell';
import { createMemoryStore } from './registry/local-store';
import { openRegistry, type Registry } from './registry/registry';

// The build defines the versions of the shared modules.
Object.assign(globalThis, { SINGLETON_VERSIONS: { react: '19.3.1' } });

const content = { inject: async () => ({ statusCode: 404, body: '' }) } as unknown as AdmitShell.ContentApp;
const THROWS: Problem = { check: 'renders', message: 'mf-forms@v1 /contact: it throws', fix: '' };

let folder: string;
let settings: Settings;
let registry: Registry;
let admitShell: typeof AdmitShell.admitShell;
let shellServes: typeof AdmitShell.shellServes;
let logged: string;

beforeAll(async () => {
  ({ admitShell, shellServes } = await import('./admit-shell'));
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vipp-admit-'));
  settings = readSettings({
    ...testSecrets,
    PACKAGES_DIR: folder,
    DATA_DIR: path.join(folder, 'data'),
    BACKEND_URL: 'http://127.0.0.1:1',
    API_TOKEN: 'token-of-this-test',
  });
  registry = await openRegistry(createMemoryStore());
  logged = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The sandbox worker of a shell that finds the same problems in every version. */
function buildShell(problems: readonly Problem[]): void {
  mkdirSync(path.join(folder, 'shell/dist/server'), { recursive: true });
  const answer = `process.send({ type: 'answer', problems: ${JSON.stringify(problems)} })`;
  writeFileSync(path.join(folder, 'shell/dist/server/sandbox-worker.cjs'), `process.on('message', () => ${answer});`);
}

async function publish(version: string): Promise<void> {
  const { build, files } = fakeBuild('mf-forms', version);
  for (const [integrity, body] of files) await registry.files.put(integrity, body);
  await registry.change(() => published({ ...build, name: 'mf-forms' }));
}

async function makeLive(version: string): Promise<void> {
  await publish(version);
  await registry.change(() => formsChanges.promoted(version));
}

/** Starts a shell, with a build of mf-forms beside it where one is given. */
const start = (shell: string, own?: FakeBuild): Promise<void> =>
  admitShell({
    registry,
    isShared: false,
    store: {
      shell: minimalBuild('shell', shell),
      remotes: new Map(own ? [['mf-forms', own.build]] : []),
      file: (location) => {
        const [, , , version, side, file = ''] = location.split('/');
        const body =
          version === own?.build.version && side === 'server' && own?.files.get(own.build.server.files[file] ?? '');
        return body ? { body, type: '' } : undefined;
      },
    },
    read: async (build, side, file) => {
      const body = await registry.files.get(build[side].files[file] ?? '');
      if (!body) throw new Error(`${file} is gone`);
      return body;
    },
    content: async () => content,
    settings,
    logger: pino({}, { write: (line: string) => (logged += line) }),
  });

describe('the start of a gateway', () => {
  it.each(['default version', 'canary'])(
    'refuses a new shell that cannot render a %s, and says what to do',
    async (role) => {
      buildShell([THROWS]);
      await publish('v1');
      await registry.change(() => (role === 'canary' ? formsChanges.canary('v1', 5) : formsChanges.promoted('v1')));
      const { revision } = registry.state();
      await expect(start('s1')).rejects.toThrow(
        /^gateway: the shell s1 does not fit what is live[^]*✗ renders: mf-forms@v1 \/contact: it throws\n[^]*SHELL_CHECK=off/,
      );
      expect(registry.state().revision).toBe(revision);
    },
  );

  it('refuses one that does not fit the build beside it, before that is adopted', async () => {
    buildShell([THROWS]);
    await expect(start('s1', fakeBuild('mf-forms', 'own'))).rejects.toThrow('does not fit what is live');
    expect(registry.state().revision).toBe(0);
  });

  it('checks a version of a team, and not the build beside the shell that it replaces', async () => {
    buildShell([]);
    await makeLive('v1');
    const own = fakeBuild('mf-forms', 'own');
    const unfit = { ...own, build: { ...own.build, client: { ...own.build.client, groups: {} } } };
    await expect(start('s1', unfit)).resolves.toBeUndefined();
  });

  it('never refuses the shell that served last', async () => {
    buildShell([THROWS]);
    await makeLive('v1');
    shellServes(settings, 's1');
    await expect(start('s1')).resolves.toBeUndefined();
    await expect(start('s0')).rejects.toThrow('does not fit');
    writeFileSync(path.join(settings.dataDir, 'federation/shell.json'), '{"served":');
    await expect(start('s1')).rejects.toThrow('does not fit');
  });

  it('starts without content, says so, and checks again as long as the shell has not served', async () => {
    buildShell([{ ...THROWS, check: CONTENT_CHECK, message: 'the content service does not answer' }]);
    await makeLive('v1');
    await expect(start('s1')).resolves.toBeUndefined();
    expect(logged).toContain('the content service does not answer');
    buildShell([THROWS]);
    await expect(start('s1')).rejects.toThrow('renders');
  });
});
