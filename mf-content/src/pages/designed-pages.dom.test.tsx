import { screen } from '@testing-library/react';
import { renderFirst } from '../testing/render-first';
import { examples as home } from './home-page.examples';
import { examples as services } from './services-page.examples';
import { examples as support } from './support-page.examples';

const anchors = () => Array.from(document.querySelectorAll('section[id]'), ({ id }) => id);
const linksTo = (href: string) => screen.getAllByRole('link').filter((link) => link.getAttribute('href') === href);

describe('the home page', () => {
  it('shows the banner of the brand', () => {
    renderFirst(home);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vipp, The African BPO & CX leader');
  });

  it.each(['it', 'commercial', 'soutien', 'Relation_clients'])('links to the services under #%s', (anchor) => {
    renderFirst(home);
    expect(linksTo(`/prestations#${anchor}`)).toHaveLength(1);
  });

  it('names the three services of each family and their languages', () => {
    renderFirst(home);
    const items = ['Codage', 'Développements IT', 'BPO augmenté', 'Acquisition', 'Fidélisation', 'Rétention'];
    for (const service of [...items, 'Back office', 'Digitalisation', 'Traitement documentaire', 'Service client']) {
      expect(screen.getByText(service)).toBeInTheDocument();
    }
    expect(screen.getByText(/Nos services sont proposés en/)).toHaveTextContent(
      'Nos services sont proposés en français, en anglais et en langues africaines vernaculaires.',
    );
  });

  it('lists the sectors of the content', () => {
    renderFirst(home);
    expect(screen.getByText('Banque / Assurance')).toBeInTheDocument();
    expect(linksTo('/vous-accompagner#secteurs')).toHaveLength(1);
  });
});

describe('the services page', () => {
  it('has its anchors, and a link to each', () => {
    renderFirst(services);
    const expected = ['Relation_clients', 'soutien', 'commercial', 'it', 'etude_de_cas'];
    expect(anchors()).toEqual(expected);
    for (const anchor of expected) expect(linksTo(`/#${anchor}`)).toHaveLength(1);
  });

  it('links the title of entry 5 to the contact form', () => {
    renderFirst(services);
    expect(screen.getByRole('link', { name: 'Parlons de votre projet' })).toHaveAttribute('href', '/contact');
  });

  it('ends with its two bands, the second to another site', () => {
    renderFirst(services);
    expect(screen.getByRole('link', { name: 'Voir comment' })).toHaveAttribute('href', '/vous-accompagner');
    expect(screen.getByRole('link', { name: 'Visiter le site (autre site)' })).toHaveAttribute(
      'href',
      'https://soeur.example/',
    );
  });
});

describe('the support page', () => {
  it('has its anchors, and a link to each', () => {
    renderFirst(support);
    const expected = ['agile', 'secteurs', 'organisation', 'couts', 'normalisation', 'innovation'];
    expect(anchors()).toEqual(expected);
    for (const anchor of expected) expect(linksTo(`/#${anchor}`)).toHaveLength(1);
  });

  it('links to the contact form', () => {
    renderFirst(support);
    expect(linksTo('/contact').length).toBeGreaterThan(0);
  });
});
