import { failure } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { onSignOfNavigation } from './navigation/sign-of-navigation.client';

/**
 * The browser's data calls, in a file of their own with the schemas of their answers: the first page has its data in its
 * HTML. A file that did not load is requested again by the next call.
 */
export function createLazyApi(): SiteApi {
  let loading: Promise<SiteApi> | undefined;
  const load = (): Promise<SiteApi> => {
    loading ??= import(/* webpackChunkName: "browser-api" */ '@vipp/shared/api/browser-api').then(
      ({ createBrowserApi }) => createBrowserApi(),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  };
  onSignOfNavigation(() => void load().catch(() => undefined));
  return new Proxy({} as SiteApi, {
    get:
      (_target, name: keyof SiteApi) =>
      (...args: never[]) =>
        load().then(
          (api) => (api[name] as (...given: never[]) => unknown)(...args),
          () => (name === 'submit' ? { kind: 'unreachable' } : failure('unavailable')),
        ),
  });
}
