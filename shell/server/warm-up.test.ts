import fastify from 'fastify';
import type { NewsList } from '@vipp/shared/contract/list-data';
import { success } from '@vipp/shared/contract/result';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { ownPages } from '@vipp/shared/testing/own-routes.server';
import { registerData } from './routes/data-routes';
import { postCardExample } from './testing/post-card-example';
import { evaluateRemotes, warmContent } from './warm-up';
import { choiceOf } from './testing/choice-example';
import { minimalBuild } from './testing/registry-changes';

const post = postCardExample({ slug: 'kigali' });
const list: NewsList = {
  posts: [post],
  page: 1,
  pageCount: 1,
  total: 1,
  filters: { categories: [], years: [], months: [] },
};

/** Real data calls, and pages that record their requests. */
async function startSite() {
  const requested: string[] = [];
  const app = fastify();
  registerData(
    app,
    siteApiExample({
      newsList: async () => success(list),
      article: async () =>
        success({ post, metaDescription: '', content: { kind: 'none' }, previous: null, next: null, related: [] }),
    }),
  );
  app.get('/*', async ({ url }) => {
    requested.push(url);
    return '';
  });
  return { app, requested, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

describe('warming up the content', () => {
  it('requests every page once, and one page of each kind of content', async () => {
    const { app, requested, origin } = await startSite();
    await warmContent(app, { routes: () => ownPages }, origin);
    await app.close();
    const fixed = ownPages.map(({ path }) => path).filter((path) => !path.includes(':'));
    expect(requested).toEqual(expect.arrayContaining([...fixed, '/actualite/kigali']));
    expect(new Set(requested).size).toBe(requested.length);
    // The site of this test has no study, and the sample tokens are invalid.
    expect(requested.filter((url) => url.startsWith('/etude_de_cas/') || url.includes('0000-4000'))).toEqual([]);
  });
});

describe('evaluating the remotes', () => {
  it('loads the first page of each with a version, and a failing one delays no other', async () => {
    const choice = choiceOf(['mf-content', 'mf-forms', 'mf-recruitment'].map((name) => minimalBuild(name, 'v1')));
    const loaded: string[] = [];
    await evaluateRemotes({
      settled: async () => undefined,
      choose: () => choice,
      load: async (build, { module }) => {
        if (build.name === 'mf-content') throw new Error('it throws');
        loaded.push(`${build.name} ${module}`);
        return undefined as never;
      },
    });
    expect(loaded.sort()).toEqual([expect.stringMatching(/^mf-forms /), expect.stringMatching(/^mf-recruitment /)]);
  });
});
