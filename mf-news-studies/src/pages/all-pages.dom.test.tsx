import axe from 'axe-core';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inSite, renderInSite } from '@vipp/shared/testing/render-in-site';
import { examples } from './all-pages.examples';

it.each(examples)('meets axe, has one h1, skips no level, and writes no inline style: $name', async ({ element }) => {
  expect(renderToString(inSite(element))).not.toMatch(/<[^>]+\sstyle=|<style/);
  const { container } = renderInSite(element);
  const levels = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  const options = { rules: { 'color-contrast': { enabled: false } }, iframes: false };
  const { violations } = await act(() => axe.run(container, options));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
