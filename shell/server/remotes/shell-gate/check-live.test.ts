import { CONTENT_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { ownPages } from '@vipp/shared/testing/own-routes.server';
import { fakeBuild, readFrom, type FakeBuild } from '../../testing/fake-build';
import { readServerHalf } from '../builds/remote-container';
import type { ReadBuildFile } from '../builds/build-files';
import type { SandboxAnswer } from '../gate/sandbox-message';
import { checkLive, summariseCheck, type CheckedVersion } from './check-live';

const THROWS: Problem = {
  check: 'renders',
  message: 'mf-forms@v1 /contact (./contact-page): it throws',
  fix: 'Open the page',
  paths: ['/contact'],
};
const NO_CONTENT: Problem = { ...THROWS, check: CONTENT_CHECK, message: 'mf-forms@v1 /contact: no content' };
const REACT = { react: '^19.3.1' };

let answers: Problem[][];
let evaluated: number;

beforeEach(() => {
  answers = [];
  evaluated = 0;
});

/** Each try of the sandbox worker finds the next of `answers`, and nothing when there are no more. */
async function sandbox(build: Build, read: ReadBuildFile): Promise<SandboxAnswer> {
  await readServerHalf(build, read);
  evaluated += 1;
  return { problems: answers.shift() ?? [], classes: [] };
}

async function check(
  { build, files }: FakeBuild = fakeBuild('mf-forms', 'v1'),
  { role = 'default', provided = '19.3.1' }: { role?: 'default' | 'canary'; provided?: string } = {},
): Promise<CheckedVersion> {
  const [checked] = await checkLive([{ remote: 'mf-forms', build: { ...build, singletons: REACT }, role }], {
    read: readFrom(files),
    sandbox,
    singletonVersions: { react: provided },
  });
  if (!checked) throw new Error('nothing was checked');
  return checked;
}

describe('a new shell', () => {
  it('fits a live version whose pages it renders', async () => {
    expect(await check()).toMatchObject({ problems: [], outages: [] });
    expect(evaluated).toBe(1);
  });

  it('fits one that it renders at the second try', async () => {
    answers = [[THROWS]];
    expect(await check()).toMatchObject({ problems: [] });
    expect(evaluated).toBe(2);
  });

  it('does not fit one with a page that it cannot render', async () => {
    answers = [[THROWS], [THROWS]];
    const { problems } = await check();
    expect(problems).toEqual([
      { ...THROWS, breaks: 'default', fix: expect.stringContaining('change this shell so that it renders') },
    ]);
  });

  it('does not fit one without a module that its routes need', async () => {
    const without = fakeBuild('mf-forms', 'v1', { change: (_client, server) => server.delete('report-page.cjs') });
    const { problems } = await check(without, { role: 'canary' });
    expect(problems).toEqual([
      {
        check: 'modules',
        message: 'mf-forms@v1: the server build does not expose ./report-page, which the shell mounts at /signalements',
        fix: expect.stringContaining('Have the team of mf-forms publish and promote a version that exposes it first'),
        paths: ['/signalements'],
        breaks: 'default,mf-forms@v1',
      },
    ]);
  });

  it('does not fit one that refuses its React, which is not evaluated', async () => {
    const { problems } = await check(undefined, { provided: '19.2.0' });
    expect(problems).toEqual([
      expect.objectContaining({
        check: 'singletons',
        message: 'mf-forms@v1 needs react ^19.3.1, and the site provides 19.2.0',
        fix: expect.stringContaining('docs/shared-modules.md'),
      }),
    ]);
    expect(evaluated).toBe(0);
  });
});

describe('what keeps a shell from being checked', () => {
  it('is no problem of it when content is unavailable', async () => {
    answers = [[NO_CONTENT]];
    const checked = await check();
    expect(checked).toMatchObject({ problems: [], outages: [NO_CONTENT] });
    const { routes } = summariseCheck('s1', [checked]);
    expect(routes.find(({ path }) => path === '/contact')?.result).toBe('unchecked');
    expect(routes.filter(({ result }) => result !== 'rendered')).toHaveLength(1);
  });

  it('is no problem of it when files of the version are unavailable', async () => {
    const { build } = fakeBuild('mf-forms', 'v1');
    const checked = await check({ build, manifest: '', files: new Map() });
    expect(checked).toMatchObject({
      problems: [],
      outages: [{ check: 'files', message: expect.stringContaining('is gone') }],
    });
    expect(summariseCheck('s1', [checked]).routes.every(({ result }) => result === 'unchecked')).toBe(true);
  });
});

describe('the result', () => {
  it('has each route of a version once, and refuses the routes that a problem is about', async () => {
    answers = [[THROWS], [THROWS]];
    const { routes, problems } = summariseCheck('s1', [await check()]);
    expect(routes.map(({ path }) => path)).toEqual(
      ownPages.filter(({ remote }) => remote === 'mf-forms').map(({ path }) => path),
    );
    expect(routes.filter(({ result }) => result === 'refused')).toEqual([
      { path: '/contact', remote: 'mf-forms', version: 'v1', role: 'default', result: 'refused' },
    ]);
    expect(problems).toHaveLength(1);
  });

  it('refuses every route of a version that cannot be loaded', async () => {
    const { routes } = summariseCheck('s1', [await check(undefined, { provided: '20.0.0' })]);
    expect(routes.every(({ result }) => result === 'refused')).toBe(true);
  });
});
