import { exposedPages } from '@vipp/shared/testing/exposed-pages';
import { page as services } from './services-page';
import { page as servicesTrial } from './services-trial-page';

/** A page has a head without data too: while the page is unavailable there is none. */
const metaOf = (page: { meta: (data: never) => unknown }) => page.meta(null as never);
const pages = exposedPages(__dirname);

describe('the head of', () => {
  it.each(pages)('$name is a title and a short description', ({ page }) => {
    expect(metaOf(page)).toMatchObject({
      title: expect.stringMatching(/^\S.{5,60}\S$/),
      description: expect.stringMatching(/^.{60,160}$/),
    });
  });

  it('every page has its own words', () => {
    const heads = pages.map(({ page }) => JSON.stringify(metaOf(page)));
    expect(new Set(heads).size).toBe(heads.length);
  });

  it('/prestationstest keeps search engines away, and /prestations does not', () => {
    expect(metaOf(servicesTrial)).toMatchObject({ noindex: true });
    expect(metaOf(services)).not.toHaveProperty('noindex');
    expect(servicesTrial.Component).toBe(services.Component);
  });
});
