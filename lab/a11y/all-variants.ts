/** Checks of the lab beyond the tests: pictures, and the text spacing of WCAG 1.4.12. */
import path from 'node:path';
import { slugify } from '@vipp/shared/lib/slugify';
import type { Page } from '../../e2e/support/playwright';
import { settle, WIDE, type Variant } from '../../e2e/support/variants';

/** Picture of a page, within the folder of a run. */
export const pictureFile = ({ name, theme }: Pick<Variant, 'name' | 'theme'>, address: string): string =>
  path.join(`${name}, ${theme}`, `${slugify(address) || 'accueil'}.jpg`);

/** Triggers scroll-reveal for the whole page, as scrolling through it does. */
export async function showWhole(page: Page): Promise<void> {
  const size = page.viewportSize() ?? WIDE;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height });
  await settle(page);
  await page.setViewportSize(size);
}

/** The text spacing of WCAG 1.4.12, which a visitor may set. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** One line for each element that this text spacing clips. */
export async function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate((css) => {
    const isClipping = (value: string) => value === 'hidden' || value === 'clip';
    const clipped = () =>
      new Set(
        [...document.body.querySelectorAll('*')].filter((element) => {
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
          // Texts for screen readers alone are one pixel large; a shortened text ends with an ellipsis, and its card leads to the whole.
          if (
            webkitLineClamp !== 'none' ||
            !element.checkVisibility() ||
            element.clientWidth < 3 ||
            !element.textContent?.trim() ||
            element.closest('svg, video')
          )
            return false;
          return (
            (isClipping(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
            (isClipping(overflowX) && element.scrollWidth > element.clientWidth + 2)
          );
        }),
      );
    const before = clipped();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const nameOf = (element: Element) =>
      `<${element.localName} class="${element.className}"> « ${element.textContent?.trim().slice(0, 40)} »`;
    /** The innermost element that overflows it. */
    const widestIn = (element: Element) => {
      const { right, bottom } = element.getBoundingClientRect();
      return [...element.querySelectorAll('*')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.right > right + 2 || box.bottom > bottom + 2;
        })
        .at(-1);
    };
    const cut = [...clipped()]
      .filter((element) => !before.has(element))
      .map((element) => {
        const widest = widestIn(element);
        return `spacing: ${nameOf(element)} is cut${widest ? `, and ${nameOf(widest)} reaches beyond it` : ''}`;
      });
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    document.adoptedStyleSheets.pop();
    return wider > 0 ? [...cut, `spacing: the page is ${wider} px wider than its window`] : cut;
  }, SPACING);
}
