import fc from 'fast-check';
import { formsEvents, pathsGiven } from '../../testing/registry-events';
import type { RegistryEvent } from '../protocol/registry-event';
import {
  applyEvents,
  emptyRegistry,
  liveVersions,
  ownerOf,
  remoteOf,
  rollbackTarget,
  type RegistryState,
} from './registry-state';

/** Time of the events. */
const NOW = Date.parse('2026-11-20T17:42:10.000Z');
const MINUTE = 60_000;

const after = (events: readonly RegistryEvent[], from: RegistryState = emptyRegistry, now = NOW): RegistryState =>
  applyEvents(
    from,
    events.map((event, index) => ({ seq: from.seq + index + 1, event })),
    now,
  );

const forms = (...events: RegistryEvent[]) => remoteOf(after(events), 'mf-forms');

describe('applyEvents', () => {
  it('stores a published version with its host, but does not make it live', () => {
    const state = forms(formsEvents.published('v1', { kind: 'url', url: 'https://cdn.example.com/v1' }));
    expect(state.versions.get('v1')).toMatchObject({
      isAdopted: false,
      by: 'team',
      hosting: { url: 'https://cdn.example.com/v1' },
    });
    expect(liveVersions(state)).toEqual([]);
  });

  it('distinguishes a version in the folder of the gateway from one of a team', () => {
    expect(forms(formsEvents.adopted('v1')).versions.get('v1')).toMatchObject({
      isAdopted: true,
      by: 'gateway',
      hosting: { kind: 'store' },
    });
  });

  it('trusts a key until it is revoked, and does not change others', () => {
    const state = forms(
      formsEvents.keyAdded('a'),
      formsEvents.keyAdded('b'),
      formsEvents.keyRevoked('a'),
      formsEvents.keyRevoked('never seen'),
    );
    expect([...state.keys].map(([id, { isRevoked }]) => [id, isRevoked])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('does not change the other remotes, or the state before', () => {
    const before = after([formsEvents.published('v1'), formsEvents.promoted('v1')]);
    const state = after([formsEvents.published('v2'), formsEvents.promoted('v2'), formsEvents.keyAdded('a')], before);
    expect(Object.keys(state.remotes)).toEqual(['mf-forms']);
    expect(remoteOf(before, 'mf-forms')).toMatchObject({ defaultVersion: 'v1', earlier: [] });
    expect([[...remoteOf(before, 'mf-forms').versions.keys()], remoteOf(before, 'mf-forms').keys.size]).toEqual([
      ['v1'],
      0,
    ]);
    expect([before.seq, state.seq]).toEqual([2, 5]);
  });

  it('stores the id of a request for as long as its signature is valid', () => {
    const event = formsEvents.promoted('v1');
    const before = after([event], emptyRegistry, NOW + 10 * MINUTE - 1);
    expect([...before.requestIds.keys()]).toEqual([event.requestId]);
    expect(after([], before, NOW + 10 * MINUTE).requestIds.size).toBe(0);
    expect(after([event], emptyRegistry, NOW + 10 * MINUTE).requestIds.size).toBe(0);
  });

  it('rolls back one version after the other', () => {
    const promoted = [formsEvents.promoted('v1'), formsEvents.promoted('v2'), formsEvents.promoted('v3')];
    expect(rollbackTarget(forms(...promoted))).toBe('v2');
    const once = forms(...promoted, formsEvents.rolledBack('v2'));
    expect([once.defaultVersion, rollbackTarget(once)]).toEqual(['v2', 'v1']);
    const twice = forms(...promoted, formsEvents.rolledBack('v2'), formsEvents.rolledBack('v1'));
    expect([twice.defaultVersion, rollbackTarget(twice)]).toEqual(['v1', undefined]);
  });

  it('lists a version once among the earlier ones, however often it was promoted', () => {
    expect(
      forms(
        formsEvents.promoted('v1'),
        formsEvents.promoted('v2'),
        formsEvents.promoted('v1'),
        formsEvents.promoted('v1'),
      ).earlier,
    ).toEqual(['v2']);
  });

  it('ends a canary that becomes the default version, but no other', () => {
    expect(
      liveVersions(forms(formsEvents.promoted('v1'), formsEvents.canary('v2', 5), formsEvents.promoted('v2'))),
    ).toEqual(['v2']);
    expect(
      liveVersions(forms(formsEvents.promoted('v1'), formsEvents.canary('v2', 5), formsEvents.promoted('v3'))),
    ).toEqual(['v3', 'v2']);
  });

  it('changes the percentage of a canary, and ends it at 0', () => {
    const before = [formsEvents.promoted('v1'), formsEvents.canary('v2', 5), formsEvents.canary('v2', 25)];
    expect(forms(...before).canary).toEqual({ version: 'v2', percent: 25 });
    expect(forms(...before, formsEvents.canary('v2', 0)).canary).toBeUndefined();
  });

  it('ends the canary on a rollback', () => {
    expect(
      liveVersions(
        forms(
          formsEvents.promoted('v1'),
          formsEvents.promoted('v2'),
          formsEvents.canary('v3', 5),
          formsEvents.rolledBack('v1'),
        ),
      ),
    ).toEqual(['v1']);
  });

  it('halts only the canary of the event, not a later one', () => {
    const before = [formsEvents.promoted('v1'), formsEvents.canary('v2', 5)];
    expect(liveVersions(forms(...before, formsEvents.halted('v2')))).toEqual(['v1']);
    expect(liveVersions(forms(...before, formsEvents.canary('v3', 5), formsEvents.halted('v2')))).toEqual(['v1', 'v3']);
  });

  it('ends all versions of a retired remote, and a rollback brings the last one back without its redirects', () => {
    const before = [formsEvents.promoted('v1'), formsEvents.canary('v2', 5), formsEvents.retired({ '/contact': '/' })];
    expect([liveVersions(forms(...before)), forms(...before).redirects]).toEqual([[], { '/contact': '/' }]);
    expect(rollbackTarget(forms(...before))).toBe('v1');
    const again = forms(...before, formsEvents.rolledBack('v1'));
    expect([liveVersions(again), again.redirects]).toEqual([['v1'], {}]);
  });
});

describe('the owner of a path', () => {
  const state = after([
    // The longest one decides, whichever was given first.
    pathsGiven('mf-events', ['/contact/agenda']),
    pathsGiven('mf-content', ['/', '/le-groupe', '/cas']),
    pathsGiven('mf-forms', ['/contact', '/cas/lien']),
  ]);

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
    const moved = after([pathsGiven('mf-events', ['/le-groupe'])], state);
    expect(ownerOf(moved, '/le-groupe/histoire')).toBe('mf-events');
    expect(remoteOf(moved, 'mf-content').paths).toEqual(['/', '/cas']);
    expect(remoteOf(state, 'mf-content').paths).toContain('/le-groupe');
  });
});

const version = fc.constantFrom('v1', 'v2', 'v3', 'v4');
const anyEvent: fc.Arbitrary<RegistryEvent> = fc.oneof(
  version.map((one) => formsEvents.published(one)),
  version.map((one) => formsEvents.adopted(one)),
  version.map((one) => formsEvents.promoted(one)),
  version.map((one) => formsEvents.rolledBack(one)),
  version.map((one) => formsEvents.halted(one)),
  fc.constant(formsEvents.retired({})),
  version.map((one) => formsEvents.keyAdded(one)),
  version.map((one) => formsEvents.keyRevoked(one)),
  fc.tuple(version, fc.integer({ min: 0, max: 100 })).map(([one, percent]) => formsEvents.canary(one, percent)),
);

describe('any sequence of events', () => {
  it('the default version is the one that was promoted or rolled back to last, unless the remote was retired since, and is never among the earlier ones', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = forms(...events);
        const last = events.findLast(({ type }) => ['promoted', 'rolled-back', 'retired'].includes(type));
        expect(state.defaultVersion).toBe(last && 'version' in last ? last.version : undefined);
        expect(state.earlier).not.toContain(state.defaultVersion);
        expect(new Set(state.earlier).size).toBe(state.earlier.length);
        expect(new Set(liveVersions(forms(...events, formsEvents.promoted('v1')))).size).toBe(
          liveVersions(forms(...events, formsEvents.promoted('v1'))).length,
        );
      }),
    );
  });

  it('applying the history in two parts gives the same state as applying it at once', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.nat(), (events, cut) => {
        const parts = after(events.slice(cut), after(events.slice(0, cut)));
        expect(parts).toEqual(after(events));
      }),
    );
  });
});
