/** Checks every state of the site in every variant. Runs as `npm run lab -- a11y`; ONLY selects states. */
import { walkByTab } from '../../e2e/support/keyboard-walk';
import { findProblems } from '../../e2e/support/state-problems';
import { expect } from '../../e2e/support/test';
import { NARROW, WIDE } from '../../e2e/support/variants';
import { testStates } from '../support/state-tests';
import { allVariants, findClippedText, showWhole } from './all-variants';

testStates(process.env['ONLY'] ?? '', async (page, journey, state) => {
  const found: Record<string, string[]> = {};
  const note = (way: string, problems: string[]): void => {
    if (problems.length > 0) found[way] = problems;
  };
  await showWhole(page);
  for (const variant of allVariants)
    note(`${variant.name}, ${variant.theme}`, await findProblems(page, state, variant));
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await state.again?.(page);
    note(`spacing, ${size.width} px`, await findClippedText(page));
  }
  // A page that is only opened: a walk by keyboard ends where the page ends, and does not disturb the next state.
  if (state.name.startsWith('/'))
    for (const variant of allVariants.filter(({ name }) => name.endsWith('px'))) {
      await page.emulateMedia({ colorScheme: variant.theme, reducedMotion: 'reduce' });
      await page.setViewportSize(variant);
      note(`keyboard, ${variant.name}, ${variant.theme}`, await walkByTab(page));
    }
  expect.soft(found, `${journey.name}: ${state.name}`).toEqual({});
});
