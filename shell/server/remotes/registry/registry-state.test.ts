import fc from 'fast-check';
import { formsChanges, pathsGiven, stateAfter } from '../../testing/registry-changes';
import type { Change } from './remote-document';
import { liveVersions, ownerOf, remoteOf, rollbackTarget } from './registry-state';

const forms = (...changes: Change[]) => remoteOf(stateAfter(...changes), 'mf-forms');

describe('the changes of a remote', () => {
  it('stores a published version, but does not make it live', () => {
    const state = forms(formsChanges.published('v1'));
    expect(state.versions.get('v1')).toMatchObject({
      isAdopted: false,
      by: 'team',
    });
    expect(liveVersions(state)).toEqual([]);
  });

  it('distinguishes a version in the folder of the gateway from one of a team', () => {
    expect(forms(formsChanges.adopted('v1')).versions.get('v1')).toMatchObject({
      isAdopted: true,
      by: 'gateway',
    });
  });

  it('keeps the latest 200 for the history', () => {
    const { changes, defaultVersion } = forms(
      ...Array.from({ length: 201 }, (_, index) => formsChanges.promoted(`v${index}`)),
    );
    expect([changes.length, changes[0]?.version, defaultVersion]).toEqual([200, 'v1', 'v200']);
  });

  it('say until when a version was used, once it is no longer live', () => {
    const at = '2026-12-24T08:00:00.000Z';
    const { versions } = forms(
      formsChanges.published('v1'),
      formsChanges.promoted('v1'),
      formsChanges.published('v2'),
      formsChanges.canary('v2', 5),
      { ...formsChanges.promoted('v2'), at },
    );
    expect([versions.get('v1')?.usedUntil, versions.get('v2')?.usedUntil]).toEqual([at, versions.get('v2')?.at]);
  });

  it('rolls back one version after the other', () => {
    const promoted = [formsChanges.promoted('v1'), formsChanges.promoted('v2'), formsChanges.promoted('v3')];
    expect(rollbackTarget(forms(...promoted))).toBe('v2');
    const once = forms(...promoted, formsChanges.rolledBack('v2'));
    expect([once.defaultVersion, rollbackTarget(once)]).toEqual(['v2', 'v1']);
    const twice = forms(...promoted, formsChanges.rolledBack('v2'), formsChanges.rolledBack('v1'));
    expect([twice.defaultVersion, rollbackTarget(twice)]).toEqual(['v1', undefined]);
  });

  it('ends a canary that becomes the default version, but no other', () => {
    expect(
      liveVersions(forms(formsChanges.promoted('v1'), formsChanges.canary('v2', 5), formsChanges.promoted('v2'))),
    ).toEqual(['v2']);
    expect(
      liveVersions(forms(formsChanges.promoted('v1'), formsChanges.canary('v2', 5), formsChanges.promoted('v3'))),
    ).toEqual(['v3', 'v2']);
  });

  it('ends the canary on a rollback', () => {
    expect(
      liveVersions(
        forms(
          formsChanges.promoted('v1'),
          formsChanges.promoted('v2'),
          formsChanges.canary('v3', 5),
          formsChanges.rolledBack('v1'),
        ),
      ),
    ).toEqual(['v1']);
  });

  it('halts only the canary of the event, not a later one', () => {
    const before = [formsChanges.promoted('v1'), formsChanges.canary('v2', 5)];
    expect(liveVersions(forms(...before, formsChanges.halted('v2')))).toEqual(['v1']);
    expect(liveVersions(forms(...before, formsChanges.canary('v3', 5), formsChanges.halted('v2')))).toEqual([
      'v1',
      'v3',
    ]);
  });

  it('ends all versions of a retired remote, and a rollback brings the last one back without its redirects', () => {
    const before = [
      formsChanges.promoted('v1'),
      formsChanges.canary('v2', 5),
      formsChanges.retired({ '/contact': '/' }),
    ];
    expect([liveVersions(forms(...before)), forms(...before).redirects]).toEqual([[], { '/contact': '/' }]);
    expect(rollbackTarget(forms(...before))).toBe('v1');
    const again = forms(...before, formsChanges.rolledBack('v1'));
    expect([liveVersions(again), again.redirects]).toEqual([['v1'], {}]);
  });
});

describe('the owner of a path', () => {
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
  ])('of %s is %s', (path, owner) => {
    expect(ownerOf(state, path)).toBe(owner);
  });

  it('is the one that it was given to last', () => {
    const moved = stateAfter(...given, pathsGiven('mf-events', ['/le-groupe']));
    expect(ownerOf(moved, '/le-groupe/histoire')).toBe('mf-events');
    expect(remoteOf(moved, 'mf-content').paths).toEqual(['/', '/cas']);
    expect(remoteOf(state, 'mf-content').paths).toContain('/le-groupe');
  });
});

const version = fc.constantFrom('v1', 'v2', 'v3', 'v4');
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  version.map((one) => formsChanges.published(one)),
  version.map((one) => formsChanges.adopted(one)),
  version.map((one) => formsChanges.promoted(one)),
  version.map((one) => formsChanges.rolledBack(one)),
  version.map((one) => formsChanges.halted(one)),
  fc.constant(formsChanges.retired({})),
  version.map((one) => formsChanges.keyAdded(one)),
  version.map((one) => formsChanges.keyRevoked(one)),
  fc.tuple(version, fc.integer({ min: 0, max: 100 })).map(([one, percent]) => formsChanges.canary(one, percent)),
);

describe('any sequence of changes', () => {
  it('the default version is the one that was promoted or rolled back to last, unless the remote was retired since, and is never among the earlier ones', () => {
    fc.assert(
      fc.property(fc.array(anyChange), (events) => {
        const state = forms(...events);
        const last = events.findLast(({ type }) => ['promoted', 'rolled-back', 'retired'].includes(type));
        expect(state.defaultVersion).toBe(last && 'version' in last ? last.version : undefined);
        expect(state.earlier).not.toContain(state.defaultVersion);
        expect(new Set(state.earlier).size).toBe(state.earlier.length);
        expect(new Set(liveVersions(forms(...events, formsChanges.promoted('v1')))).size).toBe(
          liveVersions(forms(...events, formsChanges.promoted('v1'))).length,
        );
      }),
    );
  });
});
