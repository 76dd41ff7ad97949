/** Checks of the current state of a page: accessibility, overflow, motion, colours. */
import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { applyVariant, settle, type Variant } from './variants';

/** One line for a page wider than its window. */
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

/** Forced colours without a style that opts out: Chromium gives axe the `-webkit-text-fill-color` without them. */
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

/**
 * One line for each problem of the current state of a page in a variant.
 *
 * @param again restores the state after a change of the window's width has ended it
 */
export async function findProblems(page: Page, variant: Variant, again?: () => Promise<void>): Promise<string[]> {
  await applyVariant(page, variant);
  if (again) {
    await again();
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
