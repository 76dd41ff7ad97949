import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { CONTENT_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import { collectedLog } from '../testing/collected-log';
import { fakeBuild, type FakeBuild } from '../testing/fake-build';
import { formsChanges, minimalBuild, published, shellAdded } from '../testing/registry-changes';
import { admitShell } from './admit-shell';
import { readServerHalf, type GetFile } from './builds/remote-container';
import { createMemoryStore } from './registry/local-store';
import { openRegistry, type Registry } from './registry/registry';

const THROWS: Problem = { check: 'renders', message: 'mf-forms@v1 /contact: it throws', fix: '' };
const NO_CONTENT: Problem = { ...THROWS, check: CONTENT_CHECK, message: 'mf-forms@v1 /contact: no content' };
const live = fakeBuild('mf-forms', 'v1');

let registry: Registry;
/** What the sandbox worker of the new shell finds: the next of these in each version, and at last nothing. */
let answers: Problem[][];
let evaluated: string[];

beforeEach(async () => {
  registry = await openRegistry(createMemoryStore());
  answers = [[THROWS], [THROWS]];
  evaluated = [];
  await registry.change(() => shellAdded('s0', {}));
  await registry.change(() => published({ ...live.build, singletons: { react: '^19.3.1' } }));
});

async function sandbox(build: Build, getFile: GetFile): Promise<Problem[]> {
  await readServerHalf(build, getFile);
  evaluated.push(build.version);
  return answers.shift() ?? [];
}

type Site = { own?: FakeBuild; files?: FakeBuild['files']; react?: string };

/** Starts the shell s1, with a build of mf-forms beside it where one is given; answers with its warnings. */
async function start({ own, files = live.files, react = '19.3.1' }: Site = {}) {
  const { logger, lines } = collectedLog();
  const stored = new Map([...files, ...(own?.files ?? [])]);
  await admitShell({
    registry: { ...registry, files: { ...registry.files, get: async (integrity) => stored.get(integrity) } },
    isShared: false,
    store: { shell: minimalBuild('shell', 's1'), remotes: new Map(own ? [['mf-forms', own.build]] : []) },
    openSandbox: async () => sandbox,
    singletonVersions: { react },
    logger,
  });
  return lines.filter(({ fix }) => fix !== undefined);
}

it.each([
  ['default version', formsChanges.promoted('v1')],
  ['canary', formsChanges.canary('v1', 5)],
])('a start refuses a new shell that cannot render a %s, and says what to do', async (_role, change) => {
  await registry.change(() => change);
  const { revision } = registry.state();
  await expect(start()).rejects.toThrow(
    /^gateway: the shell s1 does not fit what is live[^]*✗ renders: mf-forms@v1 \/contact: it throws\n[^]*change this shell so that it fits[^]*SHELL_CHECK=off/,
  );
  expect(registry.state().revision).toBe(revision);
});

it('a start admits one that renders every page, at the second try too', async () => {
  await registry.change(() => formsChanges.promoted('v1'));
  answers = [[THROWS]];
  expect([await start(), evaluated]).toEqual([[], ['v1', 'v1']]);
});

it('a start refuses a shell that does not fit the build beside it, before the adoption', async () => {
  const before = registry.state().revision;
  await expect(start({ own: fakeBuild('mf-forms', 'own') })).rejects.toThrow('does not fit what is live');
  expect([registry.state().revision, evaluated]).toEqual([before, ['own', 'own']]);
});

it('a start checks a version of a team, and not the build beside the shell that it replaces', async () => {
  await registry.change(() => formsChanges.promoted('v1'));
  answers = [];
  await start({ own: fakeBuild('mf-forms', 'own') });
  expect(evaluated).toEqual(['v1']);
});

it('a start refuses a shell with a React outside a live version’s range, without trying that version', async () => {
  await registry.change(() => formsChanges.promoted('v1'));
  await expect(start({ react: '19.2.0' })).rejects.toThrow('it needs react ^19.3.1, and the site provides 19.2.0');
  expect(evaluated).toEqual([]);
});

it('a start renders nothing where it is the first of a site', async () => {
  registry = await openRegistry(createMemoryStore());
  expect([await start({ own: live }), evaluated]).toEqual([[], []]);
});

it('a start never refuses the shell that served last', async () => {
  await registry.change(() => formsChanges.promoted('v1'));
  await registry.change(() => shellAdded('s1', {}));
  expect([await start(), evaluated]).toEqual([[], []]);
  await registry.change(() => ({ ...shellAdded('s2', {}), at: new Date().toISOString() }));
  await expect(start()).rejects.toThrow('does not fit');
});

it('a start admits one without content or files of a live version, and says so', async () => {
  await registry.change(() => formsChanges.promoted('v1'));
  answers = [[NO_CONTENT]];
  expect(await start()).toMatchObject([{ fix: NO_CONTENT.fix }]);
  expect(await start({ files: new Map() })).toMatchObject([{ fix: expect.stringContaining('could not be checked') }]);
});
