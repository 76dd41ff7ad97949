import { CONTENT_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { fakeBuild, readFrom, type FakeBuild } from '../../testing/fake-build';
import { readServerHalf } from '../builds/remote-container';
import type { ReadBuildFile } from '../builds/build-files';
import { checkLive } from './check-live';

const THROWS: Problem = {
  check: 'renders',
  message: 'mf-forms@v1 /contact (./contact-page): it throws',
  fix: 'Open the page',
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
async function sandbox(build: Build, read: ReadBuildFile): Promise<Problem[]> {
  await readServerHalf(build, read);
  evaluated += 1;
  return answers.shift() ?? [];
}

async function check({ build, files }: FakeBuild = fakeBuild('mf-forms', 'v1'), provided = '19.3.1') {
  return checkLive([{ ...build, singletons: REACT }], {
    read: readFrom(files),
    sandbox,
    singletonVersions: { react: provided },
  });
}

describe('a new shell', () => {
  it.each([
    ['first', [], 1],
    ['second', [[THROWS]], 2],
  ])('fits a live version whose pages it renders at the %s try', async (_which, found, tries) => {
    answers = found;
    expect(await check()).toEqual({ problems: [], outages: [] });
    expect(evaluated).toBe(tries);
  });

  it('does not fit one with a page that it cannot render', async () => {
    answers = [[THROWS], [THROWS]];
    const { problems } = await check();
    expect(problems).toEqual([{ ...THROWS, fix: expect.stringContaining('change this shell so that it fits') }]);
  });

  it('does not fit one that refuses its React, which is not evaluated', async () => {
    const { problems } = await check(undefined, '19.2.0');
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
  });

  it('is no problem of it when files of the version are unavailable', async () => {
    const { build } = fakeBuild('mf-forms', 'v1');
    const checked = await check({ build, manifest: '', files: new Map() });
    expect(checked).toMatchObject({
      problems: [],
      outages: [{ check: 'files', message: expect.stringContaining('is gone') }],
    });
  });
});
