import { readdirSync } from 'node:fs';
import path from 'node:path';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { exposedPages } from '@vipp/shared/testing/exposed-pages';
import { inSite, renderInSite } from '@vipp/shared/testing/render-in-site';
import type { Example } from '@vipp/shared/ui/example';

const SUFFIX = '.examples.tsx';

const examples = readdirSync(__dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .flatMap((file) =>
    jest
      .requireActual<{ examples: Example[] }>(path.join(__dirname, file))
      .examples.map((example) => ({ ...example, page: file.replace(SUFFIX, '') })),
  );

/** A page without a loader needs no example: it is the same for any data. */
const withoutLoader = exposedPages(path.join(__dirname, '../exposes')).flatMap(({ name, page }) => {
  const Page = page.Component as ComponentType;
  return page.loader ? [] : [{ page: name, name: 'as it is exposed', element: <Page /> }];
});

const all = [...examples, ...withoutLoader];
const hasAnchor = (id: string) => document.getElementById(id) !== null;

describe('every page', () => {
  it.each(all)('meets axe: $page, $name', async ({ element }) => {
    const { container } = renderInSite(element);
    const { violations } = await act(() => axe.run(container, { rules: { 'color-contrast': { enabled: false } } }));
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
