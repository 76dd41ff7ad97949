import type { LiveRemote } from '../live/next-live-remote';
import { statusOf } from './status-model';
import { exampleBuild, exampleRegistry } from './status-page.examples';
import { createVersionHealth } from './version-health';

const REMOTE = 'mf-forms';
const NOW = Date.parse('2026-11-20T17:42:10Z');

const registry = exampleRegistry([
  { minutesAgo: 90, by: 'gateway', remote: REMOTE, version: 'a', type: 'adopted' },
  { minutesAgo: 90, by: 'gateway', remote: REMOTE, version: 'a', type: 'promoted' },
  { minutesAgo: 50, by: 'équipe', remote: REMOTE, version: 'b', type: 'published' },
  { minutesAgo: 40, by: 'équipe', remote: REMOTE, version: 'b', type: 'canary', percent: 12.5, why: 'essai' },
]);

function statusWhen({
  live,
  faults = [],
  fail = [],
}: {
  live: LiveRemote;
  faults?: [string, string][];
  fail?: string[];
}) {
  const health = createVersionHealth({ now: () => NOW });
  for (const version of ['a', 'a', 'b']) health.rendered(REMOTE, version, 10);
  for (const version of fail) health.failed(REMOTE, version, 'load', 'timeout');
  const releases = { live: () => live, faults: () => new Map(faults) };
  const status = statusOf(registry, releases, health, { now: () => NOW, only: REMOTE });
  const [remote] = status.remotes;
  if (!remote) throw new Error('no such remote');
  return { status, remote };
}

const BOTH: LiveRemote = {
  default: exampleBuild(REMOTE, 'a', 1200),
  canary: { build: exampleBuild(REMOTE, 'b'), percent: 12.5 },
};

const UNAVAILABLE: [string, string] = ['mf-forms@b', '404'];
const ELSEWHERE: [string, string] = ['mf-content@b', '404'];

describe('the status of the federation', () => {
  it('contains the live versions, their share of visitors, their health and their size', () => {
    const { remote } = statusWhen({ live: BOTH });
    expect(remote.live).toMatchObject([
      { version: 'a', role: 'default', share: 87.5, verdict: 'good', bytes: 1200, health: { renders: 2, p50: 10 } },
      { version: 'b', role: 'canary', share: 12.5, verdict: 'good', bytes: undefined, health: { renders: 1 } },
    ]);
    expect(remote.verdict).toBe('good');
  });

  it('contains the history, with actors and reasons', () => {
    const { status, remote } = statusWhen({ live: BOTH });
    expect(status.revision).toBe(4);
    expect(remote.versions.map(({ version, by }) => [version, by])).toEqual([
      ['a', 'gateway'],
      ['b', 'équipe'],
    ]);
    expect(remote.history.at(-1)).toEqual({
      at: '2026-11-20T17:02:10.000Z',
      by: 'équipe',
      type: 'canary',
      version: 'b',
      percent: 12.5,
      why: 'essai',
    });
  });

  it.each([
    ['failures past the threshold', { live: BOTH, fail: ['b', 'b'] }, 'bad'],
    ['a single failure', { live: BOTH, fail: ['b'] }, 'watch'],
    ['a wanted version that is unavailable', { live: { ...BOTH, canary: undefined }, faults: [UNAVAILABLE] }, 'bad'],
    ['an unavailable version of another remote', { live: BOTH, faults: [ELSEWHERE] }, 'good'],
    ['nothing to serve', { live: { default: undefined, canary: undefined } }, 'bad'],
  ])('judges a remote with %s', (_, site, verdict) => {
    expect(statusWhen(site).remote.verdict).toBe(verdict);
  });

  it('separates wanted from served versions, and contains the fault', () => {
    const { status, remote } = statusWhen({
      live: { ...BOTH, canary: undefined },
      faults: [
        ['mf-forms@b', '404'],
        ['mf-content@c', 'x'],
      ],
    });
    expect(remote.wanted).toEqual({ default: 'a', canary: { version: 'b', percent: 12.5 } });
    expect(remote.live.map(({ version, share }) => [version, share])).toEqual([['a', 100]]);
    expect(status.faults).toEqual([{ version: 'mf-forms@b', why: '404' }]);
  });
});
