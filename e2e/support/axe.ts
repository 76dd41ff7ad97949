import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe as its builder brings it; a document that has it keeps it, so that looking again does not read it again. */
const AXE = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');
const ALREADY_THERE = ';';

/** One line for each element that breaks a rule of axe. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Every rule is applied; only what breaks one is described and sent here.
  const axe = new AxeBuilder({ page, axeSource: ALREADY_THERE }).options({ resultTypes: ['violations'] });
  // Without the extra page that axe opens for frames of other sites: there are none.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}
