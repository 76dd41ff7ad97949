import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/render-in-site';
import { ErrorSummary, type Problem } from './error-summary';

const problems: Problem[] = [
  { text: 'Email invalide', fieldId: 'candidature-email', page: '/recrutements/candidature' },
  { text: 'Motivation obligatoire', fieldId: 'application-motivation' },
  { text: 'Envoi refusé.' },
];

it('links to fields of this page and of others, and has no link for a problem of the whole form', () => {
  renderInSite(<ErrorSummary title="Veuillez corriger les champs suivants." problems={problems} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Email invalide', '/recrutements/candidature#candidature-email'],
    ['Motivation obligatoire', '#application-motivation'],
  ]);
  expect(screen.getByText('Envoi refusé.')).toBeVisible();
});
