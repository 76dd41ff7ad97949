import type { SiteApi } from '@vipp/shared/contract/site-api';

/** The browser's data calls. Their schemas are created at the first call: the first page has its data in its HTML. */
export function createLazyApi(): SiteApi {
  let loading: Promise<SiteApi> | undefined;
  const api = () =>
    (loading ??= import(/* webpackMode: "eager" */ '@vipp/shared/api/browser-api').then(({ createBrowserApi }) =>
      createBrowserApi(),
    ));
  return {
    contentPage: async (page) => (await api()).contentPage(page),
    latestPosts: async (limit) => (await api()).latestPosts(limit),
    newsList: async (query) => (await api()).newsList(query),
    article: async (slug) => (await api()).article(slug),
    studyThemes: async () => (await api()).studyThemes(),
    studyList: async (query, size) => (await api()).studyList(query, size),
    study: async (slug) => (await api()).study(slug),
    submit: async (name, payload, key) => (await api()).submit(name, payload, key),
  };
}
