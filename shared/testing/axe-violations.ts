import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Colours are checked in a browser, and the landmarks around a page belong to the shell. */
const rules = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
  region: { enabled: false },
};

/** Violations of axe with their markup; what a page does in the meantime, on a slow machine, is no surprise. */
export async function violationsOf(container: Element): Promise<string[]> {
  const { violations } = await act(() => axe.run(container, { rules, resultTypes: ['violations'], preload: false }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
