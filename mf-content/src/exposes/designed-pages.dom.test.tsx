import { page as home } from './home-page';
import { page as services } from './services-page';
import { page as servicesTrial } from './services-trial-page';
import { page as support } from './support-page';

/** A page has a head without data too: while the page is unavailable there is none. */
const metaOf = (page: { meta: (data: never) => unknown }) => page.meta(null as never);

describe('the head of', () => {
  it.each(Object.entries({ home, services, servicesTrial, support }))(
    '%s is a title and a short description',
    (_name, page) => {
      expect(metaOf(page)).toMatchObject({ title: expect.stringMatching(/^\S.{5,60}\S$/) });
      expect(metaOf(page)).toMatchObject({ description: expect.stringMatching(/^.{60,160}$/) });
    },
  );

  it('/prestationstest keeps search engines away, and /prestations does not', () => {
    expect(metaOf(servicesTrial)).toMatchObject({ noindex: true });
    expect(metaOf(services)).not.toHaveProperty('noindex');
    expect(servicesTrial.Component).toBe(services.Component);
  });
});
