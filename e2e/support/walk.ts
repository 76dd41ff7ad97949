import type { APIRequestContext, Page } from '@playwright/test';
import { statesOf, type Journey, type State } from '../states/journey';
import { siteUrl } from './site-url';
import { NARROW, WIDE } from './variants';

/** Reaches each state of a journey in turn, and calls `visit` in it. */
export async function walk(
  page: Page,
  request: APIRequestContext,
  journey: Journey,
  visit: (state: State) => Promise<void>,
): Promise<void> {
  for (const state of await statesOf(journey, siteUrl())) {
    await page.setViewportSize(state.narrow ? NARROW : WIDE);
    await state.reach(page, request);
    await visit(state);
  }
}
