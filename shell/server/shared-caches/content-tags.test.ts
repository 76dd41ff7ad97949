import { failure, success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { parseNewsQuery } from '@vipp/shared/contract/list-query';
import { createContentTags } from './content-tags';

const news = (query = '') => parseNewsQuery(new URLSearchParams(query));

/** Content of which a test changes the answers. */
function setUp(max = { usual: 100, filtered: 2 }) {
  const answers: Record<string, Result<unknown>> = {};
  const purged: string[] = [];
  const waiting: { calls: () => boolean; resolve: () => void }[] = [];
  const answer = (key: string) => async () => (answers[key] ?? failure('not-found')) as never;
  const api = {
    contentPage: (page: number) => answer(`page ${page}`)(),
    article: (slug: string) => answer(slug)(),
    applicationForm: (version?: number) => answer(`form ${version ?? ''}`)(),
    positions: () => answer('positions')(),
    newsList: ({ page, search }: { page: number; search: string }) => answer(`news ${page}${search}`)(),
  } as unknown as SiteApi;
  let trial: unknown = null;
  const tags = createContentTags({
    api,
    formTrial: async () => trial,
    purge: (some) => {
      purged.push(...some);
      for (const one of waiting.splice(0)) {
        if (one.calls()) one.resolve();
        else waiting.push(one);
      }
    },
    onError: (error) => {
      throw error;
    },
    max,
  });
  const purgedCount = (count: number) =>
    new Promise<void>((resolve) => {
      const calls = () => purged.length >= count;
      if (calls()) resolve();
      else waiting.push({ calls, resolve });
    });
  /** Tags of a page that makes these calls. */
  const render = async (...calls: ((page: ReturnType<typeof tags.tagCalls>['api']) => Promise<unknown>)[]) => {
    const page = tags.tagCalls();
    for (const call of calls) await call(page.api);
    return page.tags();
  };
  const beginTrial = () => {
    trial = { version: 2, share: 20 };
    tags.recheck();
  };
  return { answers, purged, purgedCount, render, tags, beginTrial };
}

describe('the tags of a page', () => {
  it('are one for each data call, the same on all pages with that call', async () => {
    const { answers, render } = setUp();
    Object.assign(answers, { 'page 1': success('home'), a: success('article') });
    const both = await render(
      (api) => api.contentPage(1),
      (api) => api.article('a'),
    );
    expect(both).toHaveLength(2);
    expect(await render((api) => api.article('a'))).toEqual(both.slice(1));
    expect(both.every((tag) => /^c-[\w-]{12}$/.test(tag))).toBe(true);
  });

  it('do not include what does not exist, and include what is unavailable', async () => {
    const { answers, render } = setUp();
    answers['page 1'] = failure('unavailable');
    expect(await render((api) => api.article('invented'))).toEqual([]);
    expect(await render((api) => api.contentPage(1))).toHaveLength(1);
  });
});

describe('changed content', () => {
  it('purges the application form after another version, and not the pages of offers, whose positions are the same', async () => {
    const { answers, purged, purgedCount, render, tags } = setUp();
    Object.assign(answers, {
      'form ': success({ version: 1 }),
      'form 1': success({ version: 1 }),
      positions: success([]),
    });
    const form = await render((api) => api.applicationForm());
    await render((api) => api.applicationForm(1));
    await render((api) => api.positions());
    Object.assign(answers, { 'form ': success({ version: 2 }), positions: success([]) });
    tags.recheck();
    await purgedCount(1);
    answers.positions = success(['Téléconseiller']);
    tags.recheck();
    await purgedCount(2);
    expect(form).toContain(purged[0]);
    expect(purged).toHaveLength(2);
  });

  it('purges the form when a trial begins, although the current version stays, and not the other pages', async () => {
    const { answers, purged, purgedCount, render, beginTrial } = setUp();
    Object.assign(answers, {
      'form ': success({ version: 1 }),
      'form 1': success({ version: 1 }),
      positions: success([]),
    });
    const form = await render((api) => api.applicationForm());
    await render((api) => api.applicationForm(1));
    await render((api) => api.positions());
    beginTrial();
    await purgedCount(1);
    expect(purged).toHaveLength(1);
    expect(form).toContain(purged[0]);
  });

  it('purges the pages that would show something else, and no other', async () => {
    const { answers, purged, purgedCount, render, tags } = setUp();
    Object.assign(answers, {
      'page 1': success('home'),
      a: success('A'),
      b: success('B'),
      'news 1': success(['A', 'B']),
    });
    const pages = {
      home: await render((api) => api.contentPage(1)),
      a: await render((api) => api.article('a')),
      b: await render((api) => api.article('b')),
      list: await render((api) => api.newsList(news())),
    };
    Object.assign(answers, { a: success('A2'), 'news 1': success(['A2', 'B']) });
    tags.recheck();
    await purgedCount(2);
    expect(purged).toEqual([...pages.list, ...pages.a]);
    delete answers['b'];
    tags.recheck();
    await purgedCount(3);
    expect(purged.slice(2)).toEqual(pages.b);
  });

  it('purges a page that was unavailable, once its content is back', async () => {
    const { answers, purged, purgedCount, render, tags } = setUp();
    answers['page 1'] = failure('unavailable');
    const page = await render((api) => api.contentPage(1));
    answers['page 1'] = success('home');
    tags.recheck();
    await purgedCount(1);
    expect(purged).toEqual(page);
  });

  it('makes pages that were begun before it not current', async () => {
    const { tags } = setUp();
    const page = tags.tagCalls();
    expect(page.isCurrent()).toBe(true);
    tags.recheck();
    expect([page.isCurrent(), tags.tagCalls().isCurrent()]).toEqual([false, true]);
  });

  it('purges at once when a page with the changed content is rendered before the comparison', async () => {
    const { answers, purged, render } = setUp();
    answers['a'] = success('A');
    const before = await render((api) => api.article('a'));
    answers['a'] = success('A2');
    await render((api) => api.article('a'));
    expect(purged).toEqual(before);
  });

  it('makes a page not current when one of its calls is forgotten, since it would never be purged again', async () => {
    const { answers, tags } = setUp();
    for (const search of ['x', 'y', 'z']) answers[`news 1${search}`] = success(search);
    const pages = await Promise.all(
      ['x', 'y', 'z'].map(async (search) => {
        const page = tags.tagCalls();
        await page.api.newsList(news(`q=${search}`));
        return page;
      }),
    );
    expect(pages.map((page) => page.isCurrent())).toEqual([false, true, true]);
  });

  it('purges the page of a call that is forgotten because there are too many', async () => {
    const { answers, purged, render } = setUp();
    Object.assign(answers, {
      'news 1x': success(1),
      'news 1y': success(2),
      'news 1z': success(3),
      'news 1': success(4),
    });
    const first = await render((api) => api.newsList(news('q=x')));
    await render((api) => api.newsList(news('q=y')));
    await render((api) => api.newsList(news()));
    expect(purged).toEqual([]);
    await render((api) => api.newsList(news('q=z')));
    expect(purged).toEqual(first);
  });
});
