/** The states that the site can be in, as data: what looks at all of them, looks at these. */
import type { APIRequestContext, Page } from '@playwright/test';

export type State = {
  name: string;
  /** Reached in a narrow window, where what a wide one shows must be opened first. */
  narrow?: true;
  /** Brings the page here, from the state before. */
  reach: (page: Page, request: APIRequestContext) => Promise<unknown>;
  /** Brings it back where a window of another width has ended it. */
  again?: (page: Page) => Promise<unknown>;
};

/** States of one page after another, walked through in this order. */
export type Journey = {
  name: string;
  states: readonly State[];
  /** A visitor who has not yet answered the cookie banner. */
  asksForConsent?: true;
};
