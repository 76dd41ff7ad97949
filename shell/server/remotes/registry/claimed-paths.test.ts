import { fakeBuild } from '../../testing/fake-build';
import { claimedPaths } from './claimed-paths';

const build = (name: 'mf-a' | 'mf-b', ...paths: string[]) => ({
  ...fakeBuild(name, 'v1').build,
  routes: paths.map((path) => ({ path, module: './a-page', title: 'Une page' })),
});

describe('the paths of the remotes of one folder', () => {
  it('are first segments, and the home page is no segment', () => {
    const claimed = claimedPaths([build('mf-a', '/', '/rse'), build('mf-b', '/news/:slug', '/news/tous', '/contact')]);
    expect([...claimed]).toEqual([
      ['mf-a', ['/', '/rse']],
      ['mf-b', ['/news', '/contact']],
    ]);
  });

  it('are longer where two remotes have pages below one segment', () => {
    const claimed = claimedPaths([build('mf-a', '/cas', '/cas/tous'), build('mf-b', '/cas/lien/:token')]);
    expect([...claimed]).toEqual([
      ['mf-a', ['/cas']],
      ['mf-b', ['/cas/lien']],
    ]);
  });
});
