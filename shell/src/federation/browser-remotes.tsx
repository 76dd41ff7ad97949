/** The remotes for the shell's own components in the browser; undefined in the gateway. */
import { createContext, useContext, type ReactNode } from 'react';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { LoadExposed } from './load-page';
import type { SiteRoute } from '../routes';
import type { ReportRemoteFault } from './load-with-retry.client';

export type BrowserRemotes = {
  load: LoadExposed;
  api: SiteApi;
  report: ReportRemoteFault;
  /** The pages of the site that are known so far. */
  routes: () => readonly SiteRoute[];
};

const BrowserRemotesContext = createContext<BrowserRemotes | null>(null);

type Props = { remotes: BrowserRemotes | null; children: ReactNode };

export function BrowserRemotesProvider({ remotes, children }: Props) {
  return <BrowserRemotesContext value={remotes}>{children}</BrowserRemotesContext>;
}

export const useBrowserRemotes = (): BrowserRemotes | null => useContext(BrowserRemotesContext);
