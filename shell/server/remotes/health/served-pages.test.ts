import { choiceOf } from '../../testing/choice-example';
import { minimalBuild } from '../../testing/registry-changes';
import { countServedPage } from './request-log';
import { createVersionHealth } from './version-health';

const choice = choiceOf([minimalBuild('mf-forms', 'v2'), minimalBuild('mf-content', 'c1')]);

describe('sent pages', () => {
  it('count for the version of their remote', () => {
    const health = createVersionHealth();
    countServedPage(health, { url: '/contact?x=1', status: 200, choice });
    expect([health.counts('mf-forms', 'v2').pages, health.counts('mf-content', 'c1').pages]).toEqual([1, 0]);
  });

  it.each([
    ['an error page', { url: '/contact', status: 503, choice }],
    ['what is no page of a remote', { url: '/nowhere', status: 200, choice }],
    ['what needs no release set', { url: '/contact', status: 200, choice: undefined }],
  ])('are not %s', (_what, sent) => {
    const health = createVersionHealth();
    countServedPage(health, sent);
    expect(health.counts('mf-forms', 'v2').pages).toBe(0);
  });
});
