import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { inSite, renderInSite } from '@vipp/shared/testing/render-in-site';
import { examples as group } from './group-page.examples';
import { examples as home } from './home-page.examples';
import { examples as legal } from './legal-pages.examples';
import { examples as rse } from './rse-page.examples';
import { examples as services } from './services-page.examples';
import { examples as plan } from './site-map-page.examples';
import { examples as support } from './support-page.examples';

const all = Object.entries({ home, services, support, group, rse, legal, plan }).flatMap(([page, examples]) =>
  examples.map((example) => ({ ...example, page })),
);
const hasAnchor = (id: string) => document.getElementById(id) !== null;

describe('every page', () => {
  it.each(all)('meets axe: $page, $name', async ({ element }) => {
    const { container } = renderInSite(element);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it.each(all)('has one h1, and skips no level: $page, $name', ({ element }) => {
    renderInSite(element);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  it.each(all)('writes no inline style: $page, $name', ({ element }) => {
    expect(renderToString(inSite(element))).not.toMatch(/<[^>]+\sstyle=|<style/);
  });

  it.each(all)('has the anchor of each link within it: $page, $name', ({ element }) => {
    renderInSite(element);
    const hashes = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const hash of hashes.filter((href) => href.startsWith('/#')))
      expect([hash, hasAnchor(hash.slice(2))]).toEqual([hash, true]);
  });
});
