import type { Problem } from '@vipp/shared/contract/federation/problem';
import { fakeBuild } from '../../testing/fake-build';
import { checkSingletons } from './check-modules';

const SHARED = '@vipp/shared/stores/router';
const provided = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', [SHARED]: '1.4.2' };

const problemsOf = (singletons: Record<string, string>): Problem[] =>
  checkSingletons('mf-forms', { ...fakeBuild('mf-forms', 'v1').build, singletons }, provided);

describe('a remote that shares modules with the shell', () => {
  it.each([
    ['the same version of React', 'react', '^19.3.1'],
    ['both sides of an upgrade', 'react', '^19.3.1 || ^20.0.0'],
    ['an older minor of @vipp/shared', SHARED, '^1.3.0'],
  ])('is accepted with %s', (_what, request, range) => {
    expect(problemsOf({ [request]: range })).toEqual([]);
  });

  it.each([
    ['a newer patch of React', 'react', '^19.3.2'],
    ['a newer minor of its JSX runtime', 'react/jsx-runtime', '^19.4.0'],
    ['the next major of @vipp/shared', SHARED, '^2.0.0'],
  ])('is refused with %s, until the shell provides it', (_what, request, range) => {
    const version = provided[request as keyof typeof provided];
    expect(problemsOf({ [request]: range })).toEqual([
      {
        check: 'singletons',
        message: `mf-forms@v1 needs ${request} ${range}, and the site provides ${version}`,
        fix: expect.stringMatching(
          new RegExp(`Build with ${request} ${version}: .*, or publish again once the shell provides a newer one`),
        ),
      },
    ]);
  });

  it('is refused with the major before, for which waiting is no help', () => {
    const [problem] = problemsOf({ react: '^18.3.0' });
    expect(problem?.message).toBe('mf-forms@v1 needs react ^18.3.0, and the site provides 19.3.1');
    expect(problem?.fix).toBe('Build with react 19.3.1: set that version in mf-forms/package.json.');
  });

  it('is refused with a module that the shell does not share', () => {
    expect(problemsOf({ zustand: '^5.0.0' })).toEqual([
      expect.objectContaining({
        message: 'mf-forms@v1 needs zustand ^5.0.0, and the site provides none',
        fix: expect.stringContaining('Bundle it'),
      }),
    ]);
  });

  it('is refused with a range that is none', () => {
    expect(problemsOf({ react: 'newest' })[0]?.fix).toBe('Declare a range of versions, such as ^19.3.1.');
  });

  it('has a problem for each module that does not fit', () => {
    expect(problemsOf({ react: '^19.3.1', [SHARED]: '^1.5.0', zustand: '^5.0.0' })).toHaveLength(2);
  });
});
