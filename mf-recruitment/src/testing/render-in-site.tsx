import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createSiteStores, SiteProvider } from '@vipp/shared/stores/site-context';

/** An element where the shell would mount it: below the stores, the router and `<main>`. */
export function inSite(element: ReactElement): ReactElement {
  const router = createMemoryRouter([{ path: '*', element: <main>{element}</main> }]);
  return (
    <SiteProvider stores={createSiteStores({ theme: null, consent: null })} prefetch={() => undefined}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}

export const renderInSite = (element: ReactElement) => render(inSite(element));
