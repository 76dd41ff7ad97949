import axe from 'axe-core';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inSite, renderInSite } from '@vipp/shared/testing/render-in-site';
import { examples } from './all-pages.examples';

const headingLevels = () => screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));

describe('every page', () => {
  it.each(examples)('meets axe: $name', async ({ element }) => {
    const { container } = renderInSite(element);
    const { violations } = await act(() =>
      axe.run(container, {
        rules: { 'color-contrast': { enabled: false } },
        iframes: false,
      }),
    );
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it.each(examples)('has one h1, and skips no level: $name', ({ element }) => {
    renderInSite(element);
    const levels = headingLevels();
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  it.each(examples)('writes no inline style: $name', ({ element }) => {
    expect(renderToString(inSite(element))).not.toMatch(/<[^>]+\sstyle=|<style/);
  });
});
