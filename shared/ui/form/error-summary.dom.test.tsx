import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createSiteStores, SiteProvider } from '@vipp/shared/stores/site-context';
import { ErrorSummary, type Problem } from './error-summary';

const problems: Problem[] = [
  { text: 'Email invalide', fieldId: 'candidature-email', page: '/recrutements/candidature' },
  { text: 'Motivation obligatoire', fieldId: 'application-motivation' },
  { text: 'Envoi refusé.' },
];

it('links to fields of this page and of others, and has no link for a problem of the whole form', () => {
  const router = createMemoryRouter([
    { path: '*', element: <ErrorSummary title="Veuillez corriger les champs suivants." problems={problems} /> },
  ]);
  render(
    <SiteProvider stores={createSiteStores({ theme: null, consent: null })} prefetch={() => undefined}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Email invalide', '/recrutements/candidature#candidature-email'],
    ['Motivation obligatoire', '#application-motivation'],
  ]);
  expect(screen.getByText('Envoi refusé.')).toBeVisible();
});
