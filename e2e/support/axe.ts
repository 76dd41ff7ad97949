import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** One line for each element that breaks a rule of axe. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Without the extra page that axe opens for frames of other sites: there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}
