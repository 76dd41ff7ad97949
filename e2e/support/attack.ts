/** Hostile texts and their effects. */
import { expect, type Page } from '@playwright/test';

/** What an attacker would write into content. */
export const ATTACK = `"'></title></script></textarea><img src=/_x onerror="window.hacked=1"><svg onload=window.hacked=1><script>window.hacked=1</script>`;
/** What an attacker would type. */
export const HOSTILE = '"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>';

/** Elements of an attack: handlers in attributes, addresses that run a script or lead away. */
const foreignElements = (): string[] => {
  const isForeign = (element: Element) =>
    element.matches('marquee, object, embed, math, xss, base, meta[http-equiv], foreignObject, animate, set') ||
    [...element.attributes].some(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (/(^|:)(href|src|srcdoc|data|action|formaction|poster|style)$/i.test(name) &&
          /^\s*(javascript|vbscript|data:text)|evil\.example|url\(/i.test(value)),
    );
  return [...document.querySelectorAll('*')].filter(isForeign).map(({ outerHTML }) => outerHTML.slice(0, 120));
};

/** Nothing of any attack has run or become an element, neither in the page nor in its frames. */
export async function expectNoAttack(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await frame.evaluate(foreignElements)).toEqual([]);
  }
}
