import { readdirSync } from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
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

it.each(all)(
  'meets axe, has one h1, skips no level, writes no inline style, and has the anchor of each link within it: $page, $name',
  async ({ element }) => {
    expect(renderToString(inSite(element))).not.toMatch(/<[^>]+\sstyle=|<style/);
    const { container } = renderInSite(element);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    const hashes = [...container.querySelectorAll('a[href^="/#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(hashes.filter((hash) => !document.getElementById(hash.slice(2)))).toEqual([]);
    const { violations } = await act(() => axe.run(container, { rules: { 'color-contrast': { enabled: false } } }));
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  },
);
