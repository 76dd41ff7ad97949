import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createSiteStores, SiteProvider } from '@vipp/shared/stores/site-context';
import { Button } from './button';
import { NewsletterButton } from './newsletter-button';
import { PageLink } from './page-link';

function renderAtRoot(element: ReactElement) {
  const stores = createSiteStores({ theme: null, consent: null });
  const prefetch = jest.fn((_path: string) => undefined);
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([{ path: '*', element }]);
  render(
    <SiteProvider stores={stores} prefetch={prefetch}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return { stores, prefetch, router };
}

describe('PageLink', () => {
  it('navigates to a page of the site without a reload, prefetched on hover and on focus', async () => {
    const { router, prefetch } = renderAtRoot(<PageLink to="/rse#valeurs">Valeurs</PageLink>);
    await userEvent.hover(screen.getByRole('link'));
    await userEvent.tab();
    expect(prefetch.mock.calls).toEqual([['/rse#valeurs'], ['/rse#valeurs']]);
    await userEvent.click(screen.getByRole('link'));
    expect(router.state.location).toMatchObject({ pathname: '/rse', hash: '#valeurs' });
  });

  it.each(['https://example.org/', '/backend/public/storage/rse/charte.pdf'])(
    'leaves %s to the browser',
    async (to) => {
      const { prefetch } = renderAtRoot(<PageLink to={to}>Lien</PageLink>);
      await userEvent.hover(screen.getByRole('link'));
      expect(screen.getByRole('link')).toHaveAttribute('href', to);
      expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
      expect(prefetch).not.toHaveBeenCalled();
    },
  );
});

describe('Button', () => {
  it('is a link when it has an address', () => {
    renderAtRoot(<Button to="/contact">Contact</Button>);
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  });

  it('is a button when it has an action, and does not submit a form by default', async () => {
    const show = jest.fn();
    renderAtRoot(<Button onClick={show}>Afficher</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
    await userEvent.click(screen.getByRole('button'));
    expect(show).toHaveBeenCalledTimes(1);
  });
});

describe('NewsletterButton', () => {
  it('links to the form of the contact page while there is no modal', async () => {
    const { stores, router } = renderAtRoot(<NewsletterButton>S’inscrire</NewsletterButton>);
    await userEvent.click(screen.getByRole('link'));
    expect(router.state.location).toMatchObject({ pathname: '/contact', hash: '#newsletter' });
    expect(stores.newsletter.getState().isOpen).toBe(false);
  });

  it('opens the modal through the store once there is one', async () => {
    const { stores, router } = renderAtRoot(<NewsletterButton>S’inscrire</NewsletterButton>);
    act(() => stores.newsletter.getState().setHasModal(true));
    await userEvent.click(screen.getByRole('link'));
    expect(stores.newsletter.getState().isOpen).toBe(true);
    expect(router.state.location.pathname).toBe('/');
  });
});
