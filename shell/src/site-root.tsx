/** The surroundings of the router on both sides, with the context of the shell's components. */
import { createContext, useContext, type ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { SiteProvider, type Prefetch, type SiteStores } from '@vipp/shared/stores/site-context';
import type { LoadExposed } from './federation/load-page';
import type { ReportRemoteFault } from './federation/load-with-retry.client';
import type { RouteHandle } from './navigation/page-route';
import type { SiteRoute } from './routes';

/** The remotes in the browser. */
export type BrowserRemotes = {
  load: LoadExposed;
  api: SiteApi;
  report: ReportRemoteFault;
  /** The pages of the site that are known so far. */
  routes: () => readonly SiteRoute[];
};

type Runtime = { origin: string; remotes: BrowserRemotes | null };

const RuntimeContext = createContext<Runtime>({ origin: '', remotes: null });

/** Public origin of the site (`PUBLIC_URL`), which may differ from the address in the browser. */
export const useSiteOrigin = (): string => useContext(RuntimeContext).origin;

/** Null in the gateway. */
export const useBrowserRemotes = (): BrowserRemotes | null => useContext(RuntimeContext).remotes;

/** The page of the address on screen, also during a failure; undefined for an address without a page. */
export const useSiteRoute = (): SiteRoute | undefined =>
  (useMatches().at(-1)?.handle as RouteHandle | undefined)?.route;

type Props = Runtime & { stores: SiteStores; prefetch: Prefetch; children: ReactNode };

/** The server and the browser must render the same tree. */
export function SiteRoot({ stores, prefetch, origin, remotes, children }: Props) {
  return (
    <SiteProvider stores={stores} prefetch={prefetch}>
      <RuntimeContext value={{ origin, remotes }}>{children}</RuntimeContext>
    </SiteProvider>
  );
}
