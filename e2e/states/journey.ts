/** The states that the site can be in, as data for all checks that visit every state. */
import type { APIRequestContext, Page } from '@playwright/test';

export type State = {
  name: string;
  /** Reached in a narrow window, where some parts must be opened first. */
  narrow?: true;
  /** Lies over the page: a picture of it shows the window, not the whole page. */
  isOverPage?: true;
  /** Reaches this state from the previous one. */
  reach: (page: Page, request: APIRequestContext) => Promise<unknown>;
  /** Restores the state after a change of the window's width has ended it. */
  again?: (page: Page) => Promise<unknown>;
};

/** States of one or more pages, reached in this order; those that the site itself names are read from it. */
export type Journey = {
  name: string;
  states: readonly State[] | ((siteUrl: string) => Promise<readonly State[]>);
  /** A visitor who has not yet answered the cookie banner. */
  asksForConsent?: true;
};

/** @param siteUrl the site whose states they are */
export const statesOf = async ({ states }: Journey, siteUrl: string): Promise<readonly State[]> =>
  typeof states === 'function' ? states(siteUrl) : states;
