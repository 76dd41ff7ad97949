import { screen, within } from '@testing-library/react';
import { examples } from './recruitment-page.examples';
import { renderExample } from '@vipp/shared/testing/render-in-site';

const show = (name: string) => renderExample(examples, name);
const addressesOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

it('the recruitment page links to the form from its top and from the steps of an application', () => {
  const { container } = show('with everything');
  const [first] = within(container).getAllByRole('link');
  const steps = within(screen.getByRole('region', { name: 'Votre candidature, étape par étape' }));
  expect(addressesOf([first, ...steps.getAllByRole('link')].filter((link) => link !== undefined))).toEqual([
    '/recrutements/candidature',
    '/recrutements/candidature',
  ]);
});

it('the recruitment page shows city and closing date of each place, and links to the form with it', () => {
  show('with everything');
  const links = within(screen.getByRole('region', { name: 'Postes ouverts' })).getAllByRole('link');
  const places = links.filter((link) => link.getAttribute('href')?.startsWith('/recrutements/candidature'));
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Cotonou Bénin Candidatures ouvertes jusqu’au 30 juin 2027 Postuler ',
    'Kigali Rwanda Candidatures ouvertes jusqu’au 1er mars 2027 Postuler ',
  ]);
  expect(addressesOf(places)[0]).toBe('/recrutements/candidature?pays=B%C3%A9nin&poste=T%C3%A9l%C3%A9conseiller');
});

it('the recruitment page explains that nothing is open, and the reading of spontaneous applications', () => {
  show('nothing open');
  const section = within(screen.getByRole('region', { name: 'Postes ouverts' }));
  expect(section.getByText(/Aucun poste n’est ouvert aujourd’hui.*lue lors de la prochaine/)).toBeInTheDocument();
  expect(addressesOf(section.getAllByRole('link'))).toEqual(['/recrutements/candidature']);
});

it('the recruitment page shows the activities as cards, with the picture of the content', () => {
  show('with everything');
  const cards = within(screen.getByRole('region', { name: 'La vie dans l’entreprise' })).getAllByRole('article');
  expect(cards.map((card) => card.querySelector('img') !== null)).toEqual([true, false]);
  expect(cards[0]).toHaveTextContent('Sport');
});
