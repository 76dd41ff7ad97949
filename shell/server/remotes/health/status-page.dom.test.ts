import { formsChanges, stateAfter } from '../../testing/registry-changes';
import { NOT_LIVE, type LiveRemote } from '../live/choose-release';
import { buildOf } from '../registry/registry-state';
import type { Change } from '../registry/remote-document';
import { renderStatusPage } from './status-page';
import { createVersionHealth } from './version-health';

const REMOTE = 'mf-forms';
const CHANGES = [
  formsChanges.adopted('a'),
  formsChanges.promoted('a'),
  formsChanges.published('b'),
  { ...formsChanges.canary('b', 5), why: 'Rien à signaler' },
  formsChanges.halted('b'),
];

function read(
  changes: readonly Change[] = CHANGES,
  { live, faults = [] }: { live?: LiveRemote; faults?: [string, string][] } = {},
) {
  const state = stateAfter(...changes);
  const served = { default: buildOf(state, REMOTE, 'a'), canary: undefined };
  const health = createVersionHealth();
  for (let page = 0; page < 17; page += 1) health.rendered(REMOTE, 'a', 12);
  health.failed(REMOTE, 'a', 'browser', '(load) at /contact');
  const releases = { live: () => live ?? served, faults: () => new Map(faults) };
  const html = renderStatusPage({ registry: { state: () => state }, releases, health }, '2026-11-20T17:42:10Z');
  return new DOMParser().parseFromString(html, 'text/html');
}
const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent.replace(/\s+/g, ' ').trim());

describe('the status page', () => {
  it('names the remotes that need attention, in the title too', () => {
    const page = read();
    expect(textsOf(page, 'h1 + p')).toEqual(['À surveiller : mf-forms']);
    expect(page.title).toContain('mf-forms');
    expect(textsOf(page, 'section h2 + p')).toEqual(['À surveiller, versions publiées : 2.']);
  });

  it('formats the share and the figures of a version in French, and leads to its manifest', () => {
    const page = read();
    expect(textsOf(page, 'tbody th, tbody td')).toEqual([
      'a, par défaut',
      '100 %',
      'À surveiller browser error (load) at /contact',
      '5,6 % (0, 0, 1)',
      '17',
    ]);
    expect(page.querySelector('tbody a')?.getAttribute('href')).toBe('/federation/builds/mf-forms/a.json');
  });

  it('shows the history with actors, times and reasons, latest first', () => {
    expect(textsOf(read(), 'ol li').slice(0, 3)).toEqual([
      'Arrêt automatique du canari b par la passerelle, 2026-11-20 17:42 UTC12 of 87 requests failed',
      'Canari à 5 % b par team, 2026-11-20 17:42 UTCRien à signaler',
      'Publication b par team, 2026-11-20 17:42 UTC',
    ]);
  });

  it('shows where the gateway does not serve the versions of the registry, and why', () => {
    const page = read([...CHANGES, formsChanges.promoted('b')], { faults: [['mf-forms@b', 'answered 404']] });
    expect(textsOf(page, 'h2 ~ p').slice(1)).toEqual([
      'Le registre demande b, que cette passerelle ne sert pas encore.',
      'mf-forms@b : answered 404',
    ]);
    expect(textsOf(read(CHANGES, { live: NOT_LIVE }), 'h2 ~ p')).toContain('Aucune version n’est servie.');
  });

  it('escapes labels, reasons and texts of servers', () => {
    const attack = '"><img src=x onerror=alert(1)></q></svg><script>1</script>\'';
    const change = { ...formsChanges.halted('b'), by: attack, version: attack, why: attack };
    const page = read([...CHANGES, change], { faults: [['mf-forms@b', attack]] });
    expect(page.querySelectorAll('img, script')).toHaveLength(0);
    expect(textsOf(page, 'q').filter((text) => text === attack)).toHaveLength(2);
  });
});
