import { CONTENT_CHECK, isOutage, type Problem } from '@vipp/shared/contract/federation/problem';
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

it.each<[string, Problem[][], object[], number]>([
  ['renders every page', [], [], 1],
  ['renders every page at the second try', [[THROWS]], [], 2],
  [
    'cannot render a page',
    [[THROWS], [THROWS]],
    [{ ...THROWS, fix: expect.stringContaining('change this shell so that it fits') }],
    2,
  ],
  ['gets no content, which is no fault of it', [[NO_CONTENT]], [NO_CONTENT], 1],
])('a new shell %s of a live version', async (_what, found, problems, tries) => {
  answers = found;
  expect([await check(), evaluated]).toEqual([problems, tries]);
});

it('a new shell whose React a live version refuses is not tried with it', async () => {
  const fix = expect.stringContaining('docs/shared-modules.md');
  const message = 'mf-forms@v1: it needs react ^19.3.1, and the site provides 19.2.0';
  expect([await check(undefined, '19.2.0'), evaluated]).toEqual([[{ check: 'singletons', message, fix }], 0]);
});

it('files of a live version that are unavailable are no fault of a new shell', async () => {
  const found = await check({ ...fakeBuild('mf-forms', 'v1'), files: new Map() });
  expect([found, found.every(isOutage)]).toMatchObject([[{ message: expect.stringContaining('is gone') }], true]);
});
