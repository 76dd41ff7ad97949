import { failure, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { onSignOfNavigation } from './navigation/sign-of-navigation.client';

/**
 * The browser's data calls, in a file of their own with the schemas of their answers: the first page has its data in its
 * HTML. A file that did not load is requested again by the next call.
 */
export function createLazyApi(): SiteApi {
  let loading: Promise<SiteApi> | undefined;
  const load = async (): Promise<SiteApi> => {
    loading ??= import(/* webpackChunkName: "browser-api" */ '@vipp/shared/api/browser-api').then(
      ({ createBrowserApi }) => createBrowserApi(),
    );
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const read = <Data>(call: (api: SiteApi) => Promise<Result<Data>>): Promise<Result<Data>> =>
    load().then(call, () => failure('unavailable'));
  onSignOfNavigation(() => void load().catch(() => undefined));
  return {
    contentPage: (page) => read((api) => api.contentPage(page)),
    latestPosts: (limit) => read((api) => api.latestPosts(limit)),
    newsList: (query) => read((api) => api.newsList(query)),
    article: (slug) => read((api) => api.article(slug)),
    studyThemes: () => read((api) => api.studyThemes()),
    studyList: (query, size) => read((api) => api.studyList(query, size)),
    study: (slug) => read((api) => api.study(slug)),
    applicationForm: (version) => read((api) => api.applicationForm(version)),
    positions: () => read((api) => api.positions()),
    hasFollowUp: () => read((api) => api.hasFollowUp()),
    takesReports: () => read((api) => api.takesReports()),
    siteFacts: () => read((api) => api.siteFacts()),
    submit: (name, payload, key) =>
      load().then(
        (api) => api.submit(name, payload, key),
        () => ({ kind: 'unreachable' }),
      ),
  };
}
