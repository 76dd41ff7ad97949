import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { toRecruitmentData } from '../model/recruitment-data';
import { recruitmentEntries } from '../model/recruitment-entries.examples';
import { examples } from '../pages/recruitment-page.examples';
import { inSite, renderInSite } from '@vipp/shared/testing/render-in-site';
import { positionExample } from '@vipp/shared/testing/open-position';
import { page } from './recruitment-page';

const show = (wanted: string) => {
  const example = examples.find(({ name }) => name === wanted);
  if (!example) throw new Error(`no example ${wanted}`);
  return renderInSite(example.element);
};
const addressesOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('every state of the page', () => {
  it.each(examples)('meets axe: $name', async ({ element }) => {
    const { container } = renderInSite(element);
    const { violations } = await act(() => axe.run(container, { rules: { 'color-contrast': { enabled: false } } }));
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it.each(examples)('has one h1, and skips no level: $name', ({ element }) => {
    renderInSite(element);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  it.each(examples)('writes no inline style: $name', ({ element }) => {
    expect(renderToString(inSite(element))).not.toMatch(/<[^>]+\sstyle=|<style/);
  });

  it.each(examples)('has the anchor of each link within it, and links to the form: $name', ({ element }) => {
    renderInSite(element);
    const addresses = addressesOf(screen.getAllByRole('link'));
    for (const hash of addresses.filter((href) => href?.startsWith('/#')))
      expect(document.getElementById(hash?.slice(2) ?? '')).not.toBeNull();
    expect(addresses).toContain('/recrutements/candidature');
  });
});

describe('the recruitment page', () => {
  it('has the four anchors of its address', () => {
    show('with everything');
    const anchors = ['recrutement', 'metiers', 'candidature', 'vie_entreprise'];
    expect(anchors.filter((id) => document.getElementById(id))).toEqual(anchors);
  });

  it('links to the form from its top and from the steps of an application', () => {
    const { container } = show('with everything');
    const [first] = within(container).getAllByRole('link');
    const steps = within(screen.getByRole('region', { name: 'Votre candidature, étape par étape' }));
    expect(addressesOf([first, ...steps.getAllByRole('link')].filter((link) => link !== undefined))).toEqual([
      '/recrutements/candidature',
      '/recrutements/candidature',
    ]);
  });

  it('shows city and closing date of each place, and links to the form with it', () => {
    show('with everything');
    const links = within(screen.getByRole('region', { name: 'Postes ouverts' })).getAllByRole('link');
    const places = links.filter((link) => link.getAttribute('href')?.startsWith('/recrutements/candidature'));
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'Cotonou Bénin Jusqu’au 30 juin 2027 Postuler ',
      'Kigali Rwanda Jusqu’au 1er mars 2027 Postuler ',
    ]);
    expect(addressesOf(places)[0]).toBe('/recrutements/candidature?pays=B%C3%A9nin&poste=T%C3%A9l%C3%A9conseiller');
  });

  it('links to the offer of each place', () => {
    show('with everything');
    expect(screen.getByRole('link', { name: 'Lire l’offre de Cotonou' })).toHaveAttribute(
      'href',
      '/recrutements/postes/teleconseiller-cotonou',
    );
    expect(screen.getByRole('link', { name: 'Lire l’offre de Kigali' })).toHaveAttribute(
      'href',
      '/recrutements/postes/teleconseiller-kigali',
    );
  });

  it('explains that nothing is open, and when spontaneous applications are read', () => {
    show('nothing open');
    const section = within(screen.getByRole('region', { name: 'Postes ouverts' }));
    expect(section.getByText(/Aucun poste n’est ouvert aujourd’hui.*lue lors de la prochaine/)).toBeInTheDocument();
    expect(addressesOf(section.getAllByRole('link'))).toEqual(['/recrutements/candidature']);
  });

  it('shows the activities as cards, with the picture of the content', () => {
    show('with everything');
    const cards = within(screen.getByRole('region', { name: 'La vie dans l’entreprise' })).getAllByRole('article');
    expect(cards.map((card) => card.querySelector('img') !== null)).toEqual([true, false]);
    expect(cards[0]).toHaveTextContent('Sport');
  });
});

describe('the head of the page', () => {
  const data = toRecruitmentData(recruitmentEntries, [positionExample]);

  it('is a title and a short description, also without data', () => {
    for (const meta of [page.meta(null as never), page.meta(data)]) {
      expect(meta).toMatchObject({ title: 'Recrutements', description: expect.stringMatching(/^.{60,160}$/) });
    }
  });
});
