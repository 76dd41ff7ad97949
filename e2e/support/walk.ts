import type { APIRequestContext, Page } from '@playwright/test';
import type { Journey, State } from '../states/journey';
import { NARROW, WIDE } from './variants';

/** Reaches each state of a journey in turn, and calls `visit` in it. */
export async function walk(
  page: Page,
  request: APIRequestContext,
  { states }: Journey,
  visit: (state: State) => Promise<void>,
): Promise<void> {
  for (const state of states) {
    await page.setViewportSize(state.narrow ? NARROW : WIDE);
    await state.reach(page, request);
    await visit(state);
  }
}
