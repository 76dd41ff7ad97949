import { page as accessibility } from './accessibility-page';
import { page as group } from './group-page';
import { page as legal } from './legal-page';
import { page as privacy } from './privacy-page';
import { page as rse } from './rse-page';
import { page as siteMap } from './site-map-page';

/** A page has a head without data too: while the page is unavailable there is none. */
const metaOf = (page: { meta: (data: never) => unknown }) => page.meta(null as never);

describe('the head of', () => {
  it.each(Object.entries({ group, rse, siteMap, privacy, legal, accessibility }))(
    '%s is a title and a short description',
    (_name, page) => {
      expect(metaOf(page)).toMatchObject({
        title: expect.stringMatching(/^\S.{5,60}\S$/),
        description: expect.stringMatching(/^.{60,160}$/),
      });
    },
  );

  it('every page has its own words', () => {
    const heads = [group, rse, siteMap, privacy, legal, accessibility].map((page) => JSON.stringify(metaOf(page)));
    expect(new Set(heads).size).toBe(heads.length);
  });
});
