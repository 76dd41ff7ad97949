import { screen, within } from '@testing-library/react';
import { africanSites } from '../model/african-sites';
import { sectors } from '../model/sectors';
import { siteMap } from '../model/site-map';
import { renderFirst } from '../testing/render-first';
import { examples as group } from './group-page.examples';
import { examples as legal } from './legal-pages.examples';
import { examples as rse } from './rse-page.examples';
import { examples as services } from './services-page.examples';
import { examples as support } from './support-page.examples';

const hasAnchor = (id: string) => document.getElementById(id) !== null;

describe('the group’s page', () => {
  it('shows its title and its three anchors', () => {
    renderFirst(group);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Le groupe VIPP');
    expect(['a_paris', 'en_afrique_subsaharienne', 'en_france'].filter(hasAnchor)).toHaveLength(3);
  });

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

  it('plays the partner’s film with captions', () => {
    renderFirst(group);
    expect(document.querySelector('video track[kind="captions"]')).toHaveAttribute(
      'src',
      expect.stringMatching(/\.vtt$/),
    );
  });

  it('ends with cards whose links have texts', () => {
    renderFirst(group);
    expect(screen.getByRole('link', { name: 'Voir nos prestations' })).toHaveAttribute('href', '/prestations');
    expect(screen.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute('href', '/recrutements');
  });
});

describe('the RSE page', () => {
  it('has its anchors', () => {
    renderFirst(rse);
    const anchors = ['rse', 'engagements', 'identite', 'valeurs', 'politique_chartes_bilan'];
    expect(anchors.filter(hasAnchor)).toEqual(anchors);
  });

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

describe('the privacy policy', () => {
  it('has the anchor of the cookie banner', () => {
    renderFirst(legal);
    expect(document.getElementById('cookies')).toHaveTextContent(/^Cookies/);
  });
});

describe('the site map', () => {
  const pages = {
    '/le-groupe': group,
    '/rse': rse,
    '/prestations': services,
    '/vous-accompagner': support,
    '/politique': legal,
  };

  it.each(Object.entries(pages))('points to anchors that %s has', (path, examples) => {
    renderFirst(examples);
    const anchors = siteMap
      .flatMap(({ links }) => links)
      .flatMap(({ to }) => (to.startsWith(`${path}#`) ? [to.slice(path.length + 1)] : []));
    expect(anchors).not.toHaveLength(0);
    expect(anchors.filter((anchor) => !hasAnchor(anchor))).toEqual([]);
  });
});
