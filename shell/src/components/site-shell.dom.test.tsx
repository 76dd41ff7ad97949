import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { createSiteStores } from '@vipp/shared/stores/site-context';
import { withSite } from '@vipp/shared/testing/render-in-site';
import { CookieBanner } from './cookie-banner';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { Toaster } from './toaster';

function renderAt(path: string, element: ReactElement) {
  window.history.replaceState(null, '', path);
  const stores = createSiteStores({ theme: null, consent: null });
  const router = createBrowserRouter([{ path: '*', element }]);
  return { ...render(withSite(router, stores)), stores, router };
}

it('SiteHeader contains the six links, and marks the current page', () => {
  renderAt('/prestations', <SiteHeader />);
  const links = within(screen.getByRole('navigation', { hidden: true })).getAllByRole('link', { hidden: true });
  const paths = ['/le-groupe', '/prestations', '/vous-accompagner', '/rse', '/contact', '/recrutements'];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Prestations']);
});

it('SiteHeader marks the section of a page below it', () => {
  renderAt('/recrutements/candidature', <SiteHeader />);
  expect(screen.getByRole('link', { name: 'Recrutements', hidden: true })).toHaveAttribute('aria-current', 'true');
});

it('SiteHeader opens its menu without JavaScript, as the popover of its button', () => {
  renderAt('/', <SiteHeader />);
  const target = screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget');
  expect(screen.getByRole('navigation', { hidden: true })).toHaveAttribute('id', target);
});

it('SiteHeader toggles the theme, starting from the theme of the system', async () => {
  const { stores } = renderAt('/', <SiteHeader />);
  const toggle = screen.getByRole('button', { name: /thème/ });
  await userEvent.click(toggle);
  expect(stores.theme.getState().theme).toBe('dark');
  await userEvent.click(toggle);
  expect(stores.theme.getState().theme).toBe('light');
});

it('SiteFooter links to the legal pages and to every section', () => {
  renderAt('/', <SiteFooter />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/plan', '/politique', '/mentionslegales', '/accessibilite', '/actualite']),
  );
});

it('CookieBanner is shown without the focus until a choice, then replaced by an icon that reopens it', async () => {
  const { stores } = renderAt('/rse', <CookieBanner />);
  expect(screen.getByRole('heading', { name: 'Cookie Infos' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Refuser les cookies' }));
  expect(stores.consent.getState().choice).toBe('rejected');
  const icon = screen.getByRole('button', { name: 'Revoir mon choix de cookies' });
  expect(icon).toHaveFocus();
  await userEvent.click(icon);
  expect(screen.getByRole('button', { name: 'Accepter les cookies' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Accepter les cookies' }));
  expect(stores.consent.getState().choice).toBe('accepted');
});

it('CookieBanner is a form that works without JavaScript, and returns to the page', () => {
  const { container } = renderAt('/actualite?page=2', <CookieBanner />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/consentement');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ retour: '/actualite' });
  expect(screen.getByRole('button', { name: 'Refuser les cookies' })).toHaveValue('rejected');
});

it('Toaster shows the default text, with its kind for screen readers, and closes when its bar has ended', async () => {
  const { stores, container } = renderAt('/', <Toaster />);
  act(() => stores.toasts.getState().show({ kind: 'success' }));
  expect((await screen.findByText(/Opération réussie/)).textContent).toBe('Succès. Opération réussie\u202F!');
  fireEvent.animationEnd(container.querySelector('.bar') ?? container);
  await waitFor(() => expect(stores.toasts.getState().toasts).toEqual([]));
});

it('Toaster announces an error as an alert, and removes a toast that its page takes back', async () => {
  const { stores } = renderAt('/', <Toaster />);
  act(() => stores.toasts.getState().show({ kind: 'error', message: 'Échec de l’envoi.' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erreur. Échec de l’envoi.');
  act(() => stores.toasts.getState().dismiss(stores.toasts.getState().toasts[0]?.id ?? 0));
  await waitFor(() => expect(screen.queryByText(/Échec de l’envoi/)).not.toBeInTheDocument());
});
