/**
 * Access of components to the site's stores. Remotes must share this module with the shell as a singleton: a second copy has
 * another context without a provider.
 */
import { createContext, createElement, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ConsentState, NewsletterState, SiteStores, ThemeState, ToastState } from './site-stores';

export { createSiteStores } from './site-stores';
export type { InitialSiteState, NewToast, SiteStores, Toast } from './site-stores';

/** Prefetches the module and the data of the page at a path of this site. Never throws. */
export type Prefetch = (path: string) => void;

type Site = { stores: SiteStores; prefetch: Prefetch };

const SiteContext = createContext<Site | null>(null);

type SiteProps = Site & { children: ReactNode };

/** Provides the stores of a request or of a page; mounted once by the shell. */
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

/** Provides the loader's data to a page component. */
export function PageDataProvider({ data, children }: PageDataProps) {
  return createElement(PageDataContext, { value: data }, children);
}

/**
 * The data of the page's loader. It is not parsed again, because the shell mounts component and loader of one page
 * module together.
 */
export function usePageData<Data>(): Data {
  const data = useContext(PageDataContext);
  if (data === NO_DATA) {
    throw new Error('site-context: no page data. Mount the page through the shell, or wrap it in <PageDataProvider>.');
  }
  return data as Data;
}
