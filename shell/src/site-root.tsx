import type { ReactNode } from 'react';
import { SiteProvider, type Prefetch, type SiteStores } from '@vipp/shared/stores/site-context';
import { BrowserRemotesProvider, type BrowserRemotes } from './federation/browser-remotes';
import { SiteOriginProvider } from './head/site-origin';

type Props = {
  stores: SiteStores;
  prefetch: Prefetch;
  origin: string;
  remotes: BrowserRemotes | null;
  children: ReactNode;
};

/** Providers around the router on both sides; the server and the browser must render the same tree. */
export function SiteRoot({ stores, prefetch, origin, remotes, children }: Props) {
  return (
    <SiteProvider stores={stores} prefetch={prefetch}>
      <BrowserRemotesProvider remotes={remotes}>
        <SiteOriginProvider origin={origin}>{children}</SiteOriginProvider>
      </BrowserRemotesProvider>
    </SiteProvider>
  );
}
