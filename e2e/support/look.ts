/** Checks of the current state of a page: accessibility, overflow, motion, colours, spacing. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Journey, State } from '../states/journey';
import { axeViolations } from './axe';
import { dress, NARROW, settle, WIDE, type Variant } from './variants';

async function overflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return pixels > 0 ? [`overflow: the page is ${pixels} px wider than its window`] : [];
}

/** Nothing moves for who wants no motion; the bar of a toast is a clock that goes in steps. */
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
 * Under forced colours the browser itself pairs text and ground, unless a style keeps its own. axe cannot tell: it reads
 * `-webkit-text-fill-color`, for which Chromium answers the colour that would stand without them.
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

/** One line for each thing that is wrong with a state of the page in a variant. */
export async function lookAt(page: Page, state: Pick<State, 'again'>, variant: Variant): Promise<string[]> {
  await dress(page, variant);
  if (state.again) {
    await state.again(page);
    await settle(page);
  }
  const moving = variant.media.reducedMotion ? await motion(page) : [];
  const isForced = variant.media.forcedColors === 'active';
  const colours = isForced ? await unforcedColours(page) : [];
  return [
    ...(await axeViolations(page, isForced ? ['color-contrast'] : [])),
    ...(await overflow(page)),
    ...moving,
    ...colours,
  ];
}

/** WCAG 1.4.12: what a visitor may set for text, in the words of its success criterion. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** One line for each thing that a visitor’s own spacing of text pushes out of sight. */
export async function lookAtSpacing(page: Page): Promise<string[]> {
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
    /** The smallest part of it that reaches beyond it. */
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

/** Walks through a journey, and has each state looked at. */
export async function walk(
  page: Page,
  request: APIRequestContext,
  { states }: Journey,
  look: (state: State) => Promise<void>,
): Promise<void> {
  for (const state of states) {
    await page.setViewportSize(state.narrow ? NARROW : WIDE);
    await state.reach(page, request);
    await look(state);
  }
}
