import { act, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { ownPages } from '@vipp/shared/testing/own-routes.server';
import { withSite } from '@vipp/shared/testing/render-in-site';
import { examples as frameExamples } from '../components/site-frame.examples';
import { NotFoundPage } from './not-found-page';
import { RefusedPage } from './refused-page';
import { examples } from './shell-pages.examples';
import { ErrorPage, UnavailablePage } from './reload-pages';

function renderAt(path: string, element: ReactElement, handle?: object) {
  const routes = [{ path: '*', handle, element: <main>{element}</main> }];
  return render(withSite(createMemoryRouter(routes, { initialEntries: [path] })));
}

describe('the pages and the frame of the shell', () => {
  it('state that a page does not exist, and link to the home page', () => {
    renderAt('/inconnue', <NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page non trouvée');
    const text = 'Nous sommes désolés, la page que vous recherchez n’a pas été trouvée.';
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir sur la page d’accueil' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['Réessayer', <UnavailablePage key="unavailable" />],
    ['Recharger la page', <ErrorPage key="error" />],
  ])('link to the same address again: %s', (name, page) => {
    renderAt('/actualite?page=2', page);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/actualite?page=2');
    expect(screen.getByRole('link', { name: 'Prestations' })).toHaveAttribute('href', '/prestations');
  });

  const refusal = { title: 'Message trop long', advice: 'Raccourcissez-le, puis envoyez-le de nouveau.' };
  it.each([
    ['/contact', 'Ouvrir la page', '/contact'],
    ['/nulle-part', 'Revenir sur la page d’accueil', '/'],
  ])('explain why a form is refused at %s, and what to do', (path, name, target) => {
    const route = ownPages.find((page) => page.path === path);
    renderAt(path, <RefusedPage status={413} refusal={refusal} />, { route });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Message trop long');
    expect(screen.getByText(/Raccourcissez-le, puis envoyez-le de nouveau\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target);
  });

  it.each([...frameExamples, ...examples])('have no axe violations: $name', async ({ element }) => {
    const { container } = renderAt('/', element);
    const { violations } = await act(() => axe.run(container, { rules: { 'color-contrast': { enabled: false } } }));
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
