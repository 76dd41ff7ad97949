/** What is wrong with a page as it stands. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Journey, State } from '../states/journey';
import { axeViolations } from './axe';
import { dress, NARROW, WIDE, type Variant } from './variants';

async function overflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return pixels > 0 ? [`overflow: the page is ${pixels} px wider than its window`] : [];
}

/** Nothing moves for who wants no motion; the bar of a toast is a clock that goes in steps. */
async function motion(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => {
    const moves = (animation: Animation) => animation.playState === 'running' && !/^steps/.test(String(animation.effect?.getKeyframes?.()[0]?.easing ?? ''));
    return document.getAnimations().filter(moves).map((animation) => (animation as CSSAnimation).animationName ?? animation.id);
  });
  return names.map((name) => `motion: ${name} runs though motion is reduced`);
}

/** One line for each thing that is wrong with the page in a variant. */
export async function lookAt(page: Page, variant: Variant): Promise<string[]> {
  await dress(page, variant);
  const moving = variant.media.reducedMotion ? await motion(page) : [];
  return [...(await axeViolations(page)), ...(await overflow(page)), ...moving];
}

/** Walks through a journey, and has each state looked at. */
export async function walk(page: Page, request: APIRequestContext, { states }: Journey, look: (state: State) => Promise<void>): Promise<void> {
  for (const state of states) {
    await page.setViewportSize(state.narrow ? NARROW : WIDE);
    await state.reach(page, request);
    await look(state);
  }
}
