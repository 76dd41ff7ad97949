import { formsChanges, pathsGiven, stateAfter } from '../../testing/registry-changes';
import type { Change } from './remote-document';
import { liveVersions, ownerOf, pathsOf, remoteOf, rollbackTarget } from './registry-state';

const forms = (...changes: Change[]) => remoteOf(stateAfter(...changes), 'mf-forms');

const { published, promoted, rolledBack, canary, halted, retired } = formsChanges;

const three = [promoted('v1'), promoted('v2'), promoted('v3')];
const withCanary = [promoted('v1'), canary('v2', 5)];

it.each<[string, Change[], live: string[], target: string | undefined]>([
  ['none after a publication', [published('v1')], [], undefined],
  ['the latest promotion', three, ['v3'], 'v2'],
  ['a rollback', [...three, rolledBack('v2')], ['v2'], 'v1'],
  ['a second rollback', [...three, rolledBack('v2'), rolledBack('v1')], ['v1'], undefined],
  ['a canary that becomes the default version', [...withCanary, promoted('v2')], ['v2'], 'v1'],
  ['a canary beside another promotion', [...withCanary, promoted('v3')], ['v3', 'v2'], 'v1'],
  ['a rollback that ends a canary', [...withCanary, promoted('v3'), rolledBack('v1')], ['v1'], undefined],
  ['a halted canary', [...withCanary, halted('v2')], ['v1'], undefined],
  ['a canary after a halted one', [...withCanary, canary('v3', 5), halted('v2')], ['v1', 'v3'], undefined],
  ['a promotion of an earlier version', [...three, promoted('v1')], ['v1'], 'v3'],
  ['a rollback to the oldest after that', [...three, promoted('v1'), rolledBack('v2')], ['v2'], 'v3'],
  ['none after the remote was retired', [...withCanary, retired({})], [], 'v1'],
  ['a rollback after that', [...withCanary, retired({}), rolledBack('v1')], ['v1'], undefined],
])('the live versions of a remote, and the target of a rollback are those of %s', (_what, changes, live, target) => {
  const state = forms(...changes);
  expect([liveVersions(state), rollbackTarget(state)]).toEqual([live, target]);
});

it('the changes of a remote include the latest 200 for the history', () => {
  const { changes, default: live } = forms(...Array.from({ length: 201 }, (_, index) => promoted(`v${index}`)));
  expect([changes.length, changes[0]?.version, live?.version]).toEqual([200, 'v1', 'v200']);
});

it('the changes of a remote give a retired remote redirects until it is back', () => {
  const changes = [promoted('v1'), retired({ '/contact': '/' })];
  expect(forms(...changes).redirects).toEqual({ '/contact': '/' });
  expect(forms(...changes, rolledBack('v1')).redirects).toEqual({});
});

const given = [
  // The longest one decides, whichever was given first.
  pathsGiven('mf-events', ['/contact/agenda']),
  pathsGiven('mf-content', ['/', '/le-groupe', '/cas']),
  pathsGiven('mf-forms', ['/contact', '/cas/lien']),
];
const state = stateAfter(...given);

it.each([
  ['/', 'mf-content'],
  ['/le-groupe/histoire', 'mf-content'],
  ['/le-groupement', undefined],
  ['/cas/:slug', 'mf-content'],
  ['/cas/lien/:token', 'mf-forms'],
  ['/contact/agenda', 'mf-events'],
  ['/:slug', undefined],
])('the owner of the path %s is %s', (path, owner) => {
  expect(ownerOf(state, path)).toBe(owner);
});

it('the owner of a path is the one that it was given to last', () => {
  const moved = stateAfter(...given, pathsGiven('mf-events', ['/le-groupe']));
  expect(ownerOf(moved, '/le-groupe/histoire')).toBe('mf-events');
  expect(pathsOf(moved, 'mf-content')).toEqual(['/', '/cas']);
  expect(pathsOf(state, 'mf-content')).toContain('/le-groupe');
});
