import type { RemoteRoute } from '@vipp/shared/contract/federation/remotes';
import { formsChanges, minimalBuild, pathsGiven, stateAfter } from '../../testing/registry-changes';
import { BUCKETS } from '../protocol/release-choice';
import { isInCanary, routesOfSet } from './choose-release';

const page = (path: string, title = path) => ({ path, module: './a-page', title });
const build = (name: 'mf-a' | 'mf-b', ...routes: RemoteRoute[]) =>
  [name, { ...minimalBuild(name, 'v1'), routes }] as const;

/** A site where `mf-b` has received the path of a page of `mf-a`. */
const state = stateAfter(pathsGiven('mf-a', ['/a']), pathsGiven('mf-b', ['/a/salon']));
const ownersOf = (...builds: ReturnType<typeof build>[]) =>
  routesOfSet(new Map(builds), state).routes.map(({ path, remote }) => `${path} ${remote}`);

it('the pages of a release set pass to another remote without a gap', () => {
  const before = build('mf-a', page('/a'), page('/a/salon'));
  expect(ownersOf(before, build('mf-b'))).toEqual(['/a mf-a', '/a/salon mf-a']);
  expect(ownersOf(before, build('mf-b', page('/a/salon')))).toEqual(['/a mf-a', '/a/salon mf-b']);
  expect(ownersOf(build('mf-b', page('/a/salon')), before)).toEqual(['/a/salon mf-b', '/a mf-a']);
  expect(ownersOf(build('mf-a', page('/a')), build('mf-b', page('/a/salon')))).toEqual(['/a mf-a', '/a/salon mf-b']);
});

it('the pages of a release set have redirects apart, those of live versions and of retired remotes', () => {
  const { routes, redirects } = routesOfSet(
    new Map([build('mf-a', page('/a'), { path: '/old', redirect: '/a' })]),
    stateAfter({ ...formsChanges.retired({ '/c': '/a' }), remote: 'mf-c' }),
  );
  expect(routes.map(({ path }) => path)).toEqual(['/a']);
  expect(Object.fromEntries(redirects)).toEqual({ '/c': '/a', '/old': '/a' });
});

it('a canary has its share of the buckets; another percentage changes only those between the old and the new one', () => {
  const bucketsAt = (percent: number) =>
    Array.from({ length: BUCKETS }, (_, bucket) => bucket).filter((bucket) => isInCanary(bucket, percent));
  expect([0, 0.01, 12.5, 99.99, 100].map((percent) => bucketsAt(percent).length)).toEqual([0, 1, 1250, 9999, BUCKETS]);
  expect(bucketsAt(20).slice(0, 500)).toEqual(bucketsAt(5));
});
