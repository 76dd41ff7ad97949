import { CATEGORY_NAMES } from '../../seed/seed-types';
import { sampleContent } from '../testing/sample-content';
import { enlargeSeed } from './enlarge-seed';
import { loadSeedContent } from './seed-content';

const seed = loadSeedContent();
const large = enlargeSeed(seed, { posts: 10_000, etudes: 5_000 });
const slugs = (items: readonly { slug: string }[]) => new Set(items.map(({ slug }) => slug));
const years = (items: readonly { publishedAt: string }[]) =>
  [...new Set(items.map(({ publishedAt }) => publishedAt.slice(0, 4)))].sort();

describe('an enlarged seed', () => {
  it('has the requested number of posts and case studies, each with its own address', () => {
    expect(slugs(large.posts).size).toBe(10_000);
    expect(slugs(large.etudes).size).toBe(5_000);
    expect(
      [...slugs(large.posts), ...slugs(large.etudes)].filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)),
    ).toEqual([]);
  });

  it('contains the content of the release unchanged', () => {
    expect(large.posts).toEqual(expect.arrayContaining(seed.posts));
    expect(large.etudes).toEqual(expect.arrayContaining(seed.etudes));
    expect(large.pages).toBe(seed.pages);
  });

  it('spreads its copies over the days and categories of the originals, and uses their files', () => {
    expect(years(large.posts)).toEqual(years(seed.posts));
    const days = new Set(large.posts.map(({ publishedAt }) => publishedAt));
    expect(days.size).toBeGreaterThan(1_000);
    expect(slugs(seed.posts)).toEqual(new Set(large.posts.map(({ slug, filesOf }) => filesOf ?? slug)));
    for (const name of CATEGORY_NAMES) {
      expect(large.posts.filter(({ categories }) => categories.includes(name)).length).toBeGreaterThan(500);
    }
  });

  it('is the same each time', () => {
    expect(enlargeSeed(seed, { posts: 10_000, etudes: 5_000 })).toEqual(large);
  });

  it('contains the newest when fewer are requested', () => {
    const { posts, etudes } = enlargeSeed(sampleContent, { posts: 1, etudes: 1 });
    expect([...slugs(posts), ...slugs(etudes)]).toEqual(['ouverture-a-kigali', 'un-service-client-en-six-semaines']);
  });
});
