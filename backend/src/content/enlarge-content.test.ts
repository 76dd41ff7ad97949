import { sampleContent } from '../testing/sample-content';
import { parseContent, type ContentDocument } from './document';
import { enlargeContent } from './enlarge-content';
import { readContentFolder, releaseContentDirectory } from './read-content-folder';

const SIZE = { posts: 600, etudes: 300 };
let ofRelease: ContentDocument[];
let large: ContentDocument[];

const contentsIn = (documents: readonly ContentDocument[]) => documents.map(parseContent);
const postsIn = (documents: readonly ContentDocument[]) =>
  contentsIn(documents).filter((content) => content.kind === 'post');
const years = (documents: readonly ContentDocument[]) =>
  [...new Set(postsIn(documents).map(({ publishedAt }) => publishedAt.slice(0, 4)))].sort();
const pathsIn = (documents: readonly ContentDocument[], folder: string) =>
  new Set(documents.filter(({ path }) => path.startsWith(folder)).map(({ path }) => path));

beforeAll(async () => {
  ofRelease = await readContentFolder(releaseContentDirectory());
  large = enlargeContent(ofRelease, SIZE);
});

describe('enlarged content', () => {
  it('has the requested number of posts and case studies, each with its own address', () => {
    expect([pathsIn(large, 'posts/').size, pathsIn(large, 'etudes/').size]).toEqual([SIZE.posts, SIZE.etudes]);
  });

  it('contains what the release says', () => {
    const said = new Set(contentsIn(large).map((content) => JSON.stringify(content)));
    expect(contentsIn(ofRelease).filter((content) => !said.has(JSON.stringify(content)))).toEqual([]);
  });

  it('spreads its copies over the days and categories of the originals, and uses their files', () => {
    expect(years(large)).toEqual(years(ofRelease));
    const posts = postsIn(large);
    expect(new Set(posts.map(({ publishedAt }) => publishedAt)).size).toBeGreaterThan(300);
    const imagesOf = (documents: readonly ContentDocument[]) => new Set(postsIn(documents).map(({ image }) => image));
    expect(imagesOf(large)).toEqual(imagesOf(ofRelease));
    for (const name of new Set(postsIn(ofRelease).flatMap(({ categories }) => categories)))
      expect(posts.filter(({ categories }) => categories.includes(name)).length).toBeGreaterThan(40);
  });

  it('is the same each time', () => {
    expect(enlargeContent(ofRelease, SIZE)).toEqual(large);
  });

  it('contains the newest when fewer are requested', () => {
    const few = enlargeContent(sampleContent, { posts: 1, etudes: 1 });
    expect(few.map(({ path }) => path).slice(-2)).toEqual([
      'posts/ouverture-a-kigali.md',
      'etudes/un-service-client-en-six-semaines.md',
    ]);
  });
});
