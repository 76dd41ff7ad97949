import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import type { Example } from '@vipp/shared/ui/example';
import { inSite, renderInSite } from '../testing/render-in-site';
import { examples as home } from './home-page.examples';
import { examples as services } from './services-page.examples';
import { examples as support } from './support-page.examples';

const all = Object.entries({ home, services, support }).flatMap(([page, examples]) =>
  examples.map((example) => ({ ...example, page })),
);

const show = ([example]: Example[]) => {
  if (!example) throw new Error('no example');
  return renderInSite(example.element);
};
const anchors = () => Array.from(document.querySelectorAll('section[id]'), ({ id }) => id);
const linksTo = (href: string) => screen.getAllByRole('link').filter((link) => link.getAttribute('href') === href);
const headingLevels = () => screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));

describe('every page', () => {
  it.each(all)('meets axe: $page, $name', async ({ element }) => {
    const { container } = renderInSite(element);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it.each(all)('has one h1, and skips no level: $page, $name', ({ element }) => {
    renderInSite(element);
    const levels = headingLevels();
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  it.each(all)('writes no inline style: $page, $name', ({ element }) => {
    expect(renderToString(inSite(element))).not.toMatch(/<[^>]+\sstyle=|<style/);
  });
});

describe('the home page', () => {
  it('bears the banner of the brand', () => {
    show(home);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vipp, The African BPO & CX leader');
  });

  it.each(['it', 'commercial', 'soutien', 'Relation_clients'])('leads to the services under #%s', (anchor) => {
    show(home);
    expect(linksTo(`/prestations#${anchor}`)).toHaveLength(1);
  });

  it('names the three services of each family and the languages they come in', () => {
    show(home);
    const items = ['Codage', 'Développements IT', 'BPO augmenté', 'Acquisition', 'Fidélisation', 'Rétention'];
    for (const service of [...items, 'Back office', 'Digitalisation', 'Traitement documentaire', 'Service client']) {
      expect(screen.getByText(service)).toBeInTheDocument();
    }
    expect(screen.getByText(/Nos services sont proposés en/)).toHaveTextContent(
      'Nos services sont proposés en français, en anglais et en langues africaines vernaculaires.',
    );
  });

  it('lists the sectors of the content', () => {
    show(home);
    expect(screen.getByText('Banque / Assurance')).toBeInTheDocument();
    expect(linksTo('/vous-accompagner#secteurs')).toHaveLength(1);
  });
});

describe('the services page', () => {
  it('has its anchors, and a way to each', () => {
    show(services);
    const expected = ['Relation_clients', 'soutien', 'commercial', 'it', 'etude_de_cas'];
    expect(anchors()).toEqual(expected);
    for (const anchor of expected) expect(linksTo(`/#${anchor}`)).toHaveLength(1);
  });

  it('makes the title of entry 5 the way to the contact form', () => {
    show(services);
    expect(screen.getByRole('link', { name: 'Parlons de votre projet' })).toHaveAttribute('href', '/contact');
  });

  it('ends with its two bands, the second to another site', () => {
    show(services);
    expect(screen.getByRole('link', { name: 'Voir comment' })).toHaveAttribute('href', '/vous-accompagner');
    expect(screen.getByRole('link', { name: 'Visiter le site (autre site)' })).toHaveAttribute(
      'href',
      'https://soeur.example/',
    );
  });
});

describe('the support page', () => {
  it('has its anchors, and a way to each', () => {
    show(support);
    const expected = ['agile', 'secteurs', 'organisation', 'couts', 'normalisation', 'innovation'];
    expect(anchors()).toEqual(expected);
    for (const anchor of expected) expect(linksTo(`/#${anchor}`)).toHaveLength(1);
  });

  it('leads to the contact form', () => {
    show(support);
    expect(linksTo('/contact').length).toBeGreaterThan(0);
  });
});
