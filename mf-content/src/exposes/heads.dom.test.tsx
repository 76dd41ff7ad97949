import { exposedPages } from '@vipp/shared/testing/exposed-pages';
import { page as services } from './services-page';
import { page as servicesTrial } from './services-trial-page';

/** Head of a page without data, as while it is unavailable. */
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

  it('excludes /prestationstest from search engines, and not /prestations', () => {
    expect(metaOf(servicesTrial)).toMatchObject({ noindex: true });
    expect(metaOf(services)).not.toHaveProperty('noindex');
    expect(servicesTrial.Component).toBe(services.Component);
  });
});
