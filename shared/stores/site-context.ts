/**
 * How components reach the site's stores. Remotes must share this module as a singleton with the shell: a second
 * copy would hold another context, and find no provider.
 */
import { createContext, createElement, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ConsentState, NewsletterState, SiteStores, ThemeState, ToastState } from './site-stores';

export { createSiteStores } from './site-stores';
export type { InitialSiteState, NewToast, SiteStores, Toast } from './site-stores';

/** Loads ahead the module and the data of the page at a path of this site. Never throws. */
export type Prefetch = (path: string) => void;

type Site = { stores: SiteStores; prefetch: Prefetch };

const SiteContext = createContext<Site | null>(null);

type SiteProps = Site & { children: ReactNode };

/** Mounted once by the shell, with the stores of this request or of this page. */
export function SiteProvider({ stores, prefetch, children }: SiteProps) {
  return createElement(SiteContext, { value: { stores, prefetch } }, children);
}

function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('site-context: no SiteProvider above this component. Wrap it in <SiteProvider>.');
  return site;
}

export const useTheme = (): ThemeState => useStore(useSite().stores.theme);
export const useConsent = (): ConsentState => useStore(useSite().stores.consent);
export const useToasts = (): ToastState => useStore(useSite().stores.toasts);
export const useNewsletterModal = (): NewsletterState => useStore(useSite().stores.newsletter);
export const usePrefetch = (): Prefetch => useSite().prefetch;

const NO_DATA = Symbol('no page data');
const PageDataContext = createContext<unknown>(NO_DATA);

type PageDataProps = { data: unknown; children: ReactNode };

/** Around each page component: by the shell, by tests and by standalone pages. */
export function PageDataProvider({ data, children }: PageDataProps) {
  return createElement(PageDataContext, { value: data }, children);
}

/**
 * The data of the page's loader.
 *
 * `Data` is that loader's type: the shell mounts the component and the loader of one page module together, so
 * nothing is parsed a second time.
 */
export function usePageData<Data>(): Data {
  const data = useContext(PageDataContext);
  if (data === NO_DATA) {
    throw new Error('site-context: no page data. Mount the page through the shell, or wrap it in <PageDataProvider>.');
  }
  return data as Data;
}
