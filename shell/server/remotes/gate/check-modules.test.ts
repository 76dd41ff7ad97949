import type { Problem } from '@vipp/shared/contract/federation/problem';
import { fakeBuild } from '../../testing/fake-build';
import { checkSingletons } from './check-modules';

const SHARED = '@vipp/shared/stores/router';
const provided = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', [SHARED]: '1.4.2' };

const problemsOf = (singletons: Record<string, string>): Problem[] =>
  checkSingletons({ ...fakeBuild('mf-forms', 'v1').build, singletons }, provided);

describe('a remote that shares modules with the shell', () => {
  it.each([
    ['the same version of React', 'react', '^19.3.1'],
    ['both sides of an upgrade', 'react', '^19.3.1 || ^20.0.0'],
    ['an older minor of @vipp/shared', SHARED, '^1.3.0'],
  ])('is accepted with %s', (_what, request, range) => {
    expect(problemsOf({ [request]: range })).toEqual([]);
  });

  const LATER = /^Build with \S+ [\d.]+: .*, or publish again once the shell provides a newer one/;
  it.each([
    ['a newer patch of React', 'react', '^19.3.2', '19.3.1', LATER],
    ['the next major of @vipp/shared', SHARED, '^2.0.0', '1.4.2', LATER],
    [
      'the major before',
      'react',
      '^18.3.0',
      '19.3.1',
      /^Build with react 19.3.1: set that version in mf-forms\/package.json\.$/,
    ],
    ['a module that the shell does not share', 'zustand', '^5.0.0', 'none', /^Bundle it/],
    ['a range that is none', 'react', 'newest', '19.3.1', /^Declare a range of versions, such as \^19\.3\.1\.$/],
  ])('is refused with %s', (_what, request, range, version, fix) => {
    expect(problemsOf({ react: '^19.3.1', [request]: range })).toEqual([
      {
        check: 'singletons',
        message: `mf-forms@v1 needs ${request} ${range}, and the site provides ${version}`,
        fix: expect.stringMatching(fix),
      },
    ]);
  });
});
