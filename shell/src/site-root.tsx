import type { ReactNode } from 'react';
import { SiteProvider, type Prefetch, type SiteStores } from '@vipp/shared/stores/site-context';
import { SiteOriginProvider } from './head/site-origin';

type Props = { stores: SiteStores; prefetch: Prefetch; origin: string; children: ReactNode };

/** What surrounds the router on both sides; the server and the browser must render the same tree. */
export function SiteRoot({ stores, prefetch, origin, children }: Props) {
  return (
    <SiteProvider stores={stores} prefetch={prefetch}>
      <SiteOriginProvider origin={origin}>{children}</SiteOriginProvider>
    </SiteProvider>
  );
}
