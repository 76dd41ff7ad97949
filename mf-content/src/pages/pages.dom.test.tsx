import { screen, within } from '@testing-library/react';
import { africanSites } from '../model/african-sites';
import { sectors } from '../model/sectors';
import { renderFirst } from '../testing/render-first';
import { examples as group } from './group-page.examples';
import { examples as home } from './home-page.examples';
import { examples as rse } from './rse-page.examples';
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
  it('has the first paragraph of a chapter beside its picture, and the others below both', () => {
    renderFirst(support);
    const picture = screen.getByRole('img', { name: 'Motif agile' });
    const follows = (text: string) =>
      picture.compareDocumentPosition(screen.getByText(text)) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(['Un projet démarre petit.', 'Le volume augmente par paliers.'].map(follows)).toEqual([false, true]);
  });

  it('names the duration of each step, and leads to the services and the case studies', () => {
    renderFirst(support);
    for (const name of ['Deux semaines', 'Quatre semaines']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
    }
    for (const path of ['/prestations', '/etude-de-cas']) expect(linksTo(path)).toHaveLength(1);
  });
});

describe('the group’s page', () => {
  it('shows the country, positions, opening and languages of each African site', () => {
    renderFirst(group);
    const facts = africanSites.map(({ anchor }) => document.getElementById(anchor)?.textContent);
    const languages = 'LanguesFrançais, anglais, langues locales';
    expect(facts).toEqual([
      `2018 ouvertureCotonou Béninpositions1\u202F500${languages}`,
      `2020 ouvertureLomé Togopositions1\u202F000${languages}`,
      `2021 ouvertureKigali Rwandapositions300${languages}`,
    ]);
  });

  it('lists the ten sectors and the four towns', () => {
    renderFirst(group);
    for (const sector of sectors) expect(screen.getByText(sector)).toBeInTheDocument();
    expect(
      ['Paris France', 'Cotonou Bénin', 'Kigali Rwanda', 'Lomé Togo'].map((name) => screen.getByRole('link', { name })),
    ).toHaveLength(4);
  });
});

describe('the RSE page', () => {
  it('offers seven documents, each with its format and size', () => {
    renderFirst(rse);
    const documents = within(screen.getByRole('region', { name: 'Nos engagements' })).getAllByRole('link');
    expect(documents).toHaveLength(7);
    for (const link of documents) expect(link).toHaveTextContent(/PDF, 412\sko$/);
  });

  it('shows its two labels, its partners and the link to the reports', () => {
    renderFirst(rse);
    for (const name of ['Best Place to Work', 'Ecovadis', 'Haies du Doubs', 'Zémidjan Vert']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Faire un signalement' })).toHaveAttribute('href', '/signalements');
  });
});
