import { createContext, useContext, type ReactNode } from 'react';

const SiteOriginContext = createContext('');

type Props = { origin: string; children: ReactNode };

export function SiteOriginProvider({ origin, children }: Props) {
  return <SiteOriginContext value={origin}>{children}</SiteOriginContext>;
}

/** Public origin of the site (`PUBLIC_URL`), which may differ from the address in the browser. */
export const useSiteOrigin = (): string => useContext(SiteOriginContext);
