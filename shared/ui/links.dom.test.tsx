import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createSiteStores, SiteProvider } from '@vipp/shared/stores/site-context';
import { PageLink } from './page-link';

it.each(['https://example.org/', '/backend/public/storage/rse/charte.pdf'])(
  'a link leaves %s to the browser',
  async (to) => {
    const prefetch = jest.fn();
    const router = createMemoryRouter([{ path: '*', element: <PageLink to={to}>Lien</PageLink> }]);
    render(
      <SiteProvider stores={createSiteStores({ theme: null, consent: null })} prefetch={prefetch}>
        <RouterProvider router={router} />
      </SiteProvider>,
    );
    await userEvent.hover(screen.getByRole('link'));
    expect(screen.getByRole('link')).toHaveAttribute('href', to);
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
    expect(prefetch).not.toHaveBeenCalled();
  },
);
