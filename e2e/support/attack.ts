/** What an attacker would type, or write into content. */
import { expect, type Page } from '@playwright/test';

export const ATTACK = `"'></title></script></textarea><img src=/_x onerror="window.hacked=1"><svg onload=window.hacked=1><script>window.hacked=1</script>`;

/** Nothing of the attack has become part of the page. */
export async function expectNoHarm(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('[onerror], [onload], a[href^="javascript"], iframe[srcdoc]')).toHaveCount(0);
}
