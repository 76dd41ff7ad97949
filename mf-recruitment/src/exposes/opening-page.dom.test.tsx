import { screen } from '@testing-library/react';
import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { openingPages } from '@vipp/shared/lib/open-openings';
import { examples } from './opening-page.examples';
import { fakeApi } from '@vipp/shared/testing/fake-api';
import { renderExample } from '@vipp/shared/testing/render-in-site';
import { loaderArgs } from '@vipp/shared/testing/site-api';
import { page } from './opening-page';

const load = (path: string) => page.loader?.(loaderArgs(fakeApi().api, {}, path));

it('the page of an offer shows place and closing date, and links to the form with the place', () => {
  renderExample(examples);
  expect(screen.getByRole('heading', { level: 1, name: 'Téléconseiller à Cotonou' })).toBeInTheDocument();
  expect(screen.getByText('Candidatures jusqu’au').parentElement).toHaveTextContent('30 juin 2027');
  const form = '/recrutements/candidature?pays=B%C3%A9nin&poste=T%C3%A9l%C3%A9conseiller';
  for (const [name, href] of [
    ['Postuler à Cotonou', form],
    ['Je postule', form],
    ['Tous les postes ouverts', '/recrutements#postes'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('the page of an offer exists for each place that is open today, and for no other', async () => {
  for (const { path } of openingPages(application, dayOf(new Date())))
    expect(await load(path)).toMatchObject({ ok: true });
  expect(await load('/recrutements/postes/teleconseiller-dakar')).toMatchObject({ ok: false, failure: 'not-found' });
});
