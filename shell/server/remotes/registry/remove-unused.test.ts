import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { formsChanges, minimalBuild, published, shellAdded } from '../../testing/registry-changes';
import { createFolderStore } from './local-store';
import { openRegistry, type Registry } from './registry';
import { remoteOf, SHELL, versionsOf } from './registry-state';
import { removeUnused } from './remove-unused';

const body = (text: string) => Buffer.from(text);
const HOUR_MS = 60 * 60 * 1000;

let folder: string;
let registry: Registry;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-sweep-'));
});
afterEach(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true });
});

const filesFolder = () => path.join(folder, 'files');

async function ageAll(hours: number) {
  const then = new Date(Date.now() - hours * HOUR_MS);
  for (const name of await readdir(filesFolder())) await utimes(path.join(filesFolder(), name), then, then);
}

async function setUp() {
  registry = await openRegistry(await createFolderStore(folder));
  for (const text of ['named', 'left over']) await registry.files.put(sha384(body(text)), body(text));
  await registry.change(() =>
    published({
      ...minimalBuild('mf-forms', 'v1', { server: { 'remote-entry.cjs': sha384(body('named')) } }),
      name: 'mf-forms',
    }),
  );
  const logged: unknown[] = [];
  const log = (line: unknown) => void logged.push(line);
  const sweep = (days = 0) =>
    removeUnused({
      registry,
      shell: 's2',
      logger: { info: log, warn: log },
      now: () => Date.parse('2026-11-20T17:42:10.000Z') + days * 24 * HOUR_MS,
    });
  return { logged, sweep };
}

describe('uploaded files', () => {
  it('that no version contains are removed after a day, those of an interrupted write too, but no other file in the folder', async () => {
    const { logged, sweep } = await setUp();
    const [name = ''] = await readdir(filesFolder());
    await writeFile(path.join(filesFolder(), `${name}.4711.1`), 'half');
    await writeFile(path.join(filesFolder(), 'README'), 'not ours');
    await ageAll(25);
    await sweep();
    const manifest = remoteOf(registry.state(), 'mf-forms').versions['v1']?.manifest ?? '';
    expect((await readdir(filesFolder())).sort()).toEqual(
      [toHexHash(sha384(body('named'))), toHexHash(manifest), 'README'].sort(),
    );
    expect(logged).toEqual([{ files: 2 }]);
  });
});

describe('a version', () => {
  const versions = (name = 'mf-forms') => versionsOf(registry.state(), name).map(({ version }) => version);

  it('is removed with its files 30 days after it was used last, unless a rollback leads to it', async () => {
    const { sweep } = await setUp();
    for (const version of ['v2', 'v3', 'v4', 'v5']) await registry.change(() => formsChanges.published(version));
    for (const version of ['v1', 'v2', 'v3']) await registry.change(() => formsChanges.promoted(version));
    await registry.change(() => formsChanges.canary('v4', 5));
    await sweep(29);
    expect(versions()).toEqual(['v1', 'v2', 'v3', 'v4', 'v5']);
    await ageAll(25);
    await sweep(31);
    expect(versions()).toEqual(['v2', 'v3', 'v4']);
    expect(await registry.files.get(sha384(body('named')))).toBeUndefined();
    expect(remoteOf(registry.state(), 'mf-forms').earlier).toEqual(['v2']);
  });

  it('stays while a preview link shows it', async () => {
    const { sweep } = await setUp();
    await registry.change(() => ({
      type: 'used',
      remote: 'mf-forms',
      version: 'v1',
      at: '',
      by: 'team',
      until: '2026-11-25T00:00:00.000Z',
    }));
    await sweep(33);
    expect(versions()).toEqual(['v1']);
  });

  it('of a shell is removed 30 days after a gateway served it, and never that of this gateway', async () => {
    const { sweep } = await setUp();
    for (const version of ['s1', 's2']) await registry.change(() => shellAdded(version, {}));
    await sweep(31);
    expect(versions(SHELL)).toEqual(['s2']);
  });
});
