import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Rules that a part of a page need not meet: the landmarks around it belong to the shell. */
const OF_WHOLE_PAGES = ['label-content-name-mismatch', 'region'];

/**
 * Violations of axe with their markup; what a page does in the meantime, on a slow machine, is no surprise.
 *
 * @param exceptions rules that are not checked; colours are checked in a browser
 */
export async function violationsOf(container: Element, exceptions = OF_WHOLE_PAGES): Promise<string[]> {
  const rules = Object.fromEntries(['color-contrast', ...exceptions].map((rule) => [rule, { enabled: false }]));
  const options: axe.RunOptions = { rules, resultTypes: ['violations'], preload: false, iframes: false };
  const { violations } = await act(() => axe.run(container, options));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
