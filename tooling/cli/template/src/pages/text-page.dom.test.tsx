import path from 'node:path';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { exposedPages } from '@vipp/shared/testing/exposed-pages';
import { inSite, renderInSite } from '@vipp/shared/testing/render-in-site';
import { pageTexts, toMeta } from '../model/page-texts';
import { examples } from './text-page.examples';

describe('every page', () => {
  it.each(examples)('meets axe: $name', async ({ element }) => {
    const { container } = renderInSite(element);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
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

  it.each(exposedPages(path.join(__dirname, '../exposes')))(
    'has a title and a short description: $name',
    ({ page }) => {
      expect(page.meta(null)).toMatchObject({
        title: expect.stringMatching(/^\S.*\S$/),
        description: expect.stringMatching(/^.{60,160}$/),
      });
    },
  );

  it.each(Object.values(pageTexts))('is excluded from search engines until it is public: $title', (text) => {
    expect(toMeta({ ...text, isPublic: false })).toHaveProperty('noindex', true);
    expect(toMeta({ ...text, isPublic: true })).not.toHaveProperty('noindex');
  });
});
