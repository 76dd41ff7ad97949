/** Checks of the current state of a page: accessibility, overflow, motion, colours, spacing. */
import type { Page } from '@playwright/test';
import type { State } from '../states/journey';
import { axeViolations } from './axe';
import { applyVariant, settle, type Variant } from './variants';

/** One line where the page is wider than its window. */
export async function findOverflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return pixels > 0 ? [`overflow: the page is ${pixels} px wider than its window`] : [];
}

/** With reduced motion nothing may move; the bar of a toast is a timer that advances in steps. */
async function motion(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => {
    const easingOf = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect ? (effect.getKeyframes()[0]?.easing ?? '') : '';
    const moves = (animation: Animation) =>
      animation.playState === 'running' && !easingOf(animation).startsWith('steps');
    return document
      .getAnimations()
      .filter(moves)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id));
  });
  return names.map((name) => `motion: ${name} runs though motion is reduced`);
}

/**
 * Under forced colours the browser chooses text and background, unless a style opts out. axe cannot check that: it reads
 * `-webkit-text-fill-color`, for which Chromium returns the colour without forced colours.
 */
async function unforcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const saysSomething = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const unforced = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        saysSomething(element) && getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none',
    );
    return unforced.map(
      (element) => `forced colours: <${element.localName}> « ${element.textContent?.slice(0, 40)} » keeps its own`,
    );
  });
}

/** One line for each problem of a state of the page in a variant. */
export async function findProblems(page: Page, state: Pick<State, 'again'>, variant: Variant): Promise<string[]> {
  await applyVariant(page, variant);
  if (state.again) {
    await state.again(page);
    await settle(page);
  }
  const moving = variant.media.reducedMotion ? await motion(page) : [];
  const isForced = variant.media.forcedColors === 'active';
  const colours = isForced ? await unforcedColours(page) : [];
  return [
    ...(await axeViolations(page, isForced ? ['color-contrast'] : [])),
    ...(await findOverflow(page)),
    ...moving,
    ...colours,
  ];
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
          const { overflowX, overflowY } = getComputedStyle(element);
          // Texts for screen readers alone are one pixel large.
          if (
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
