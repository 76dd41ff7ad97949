import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { createSiteStores, SiteProvider } from '../stores/site-context';

type Router = ReturnType<typeof createMemoryRouter>;

/** The stores and a router, as the shell provides them. */
export function siteAround(router: Router): ReactElement {
  return (
    <SiteProvider stores={createSiteStores({ theme: null, consent: null })} prefetch={() => undefined}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}

/**
 * An element where the shell would mount it: below the stores, the router and `<main>`.
 * @param entries history of the router, the last one is the current address
 */
export const inSite = (element: ReactElement, entries: InitialEntry[] = ['/']): ReactElement =>
  siteAround(createMemoryRouter([{ path: '*', element: <main>{element}</main> }], { initialEntries: entries }));

export const renderInSite = (element: ReactElement, entries?: InitialEntry[]) => render(inSite(element, entries));
