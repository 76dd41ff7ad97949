/** The sanitiser in this thread or process. It loads jsdom, which takes half a second and 40 MB. */
import { toPageEntry } from './page-entry';
import { sanitiseHtml } from './sanitise-html';
import type { Sanitiser } from './sanitiser';

export const sanitiseHere: Sanitiser = {
  pageEntry: async (entry) => toPageEntry(entry),
  html: async (html) => sanitiseHtml(html),
};
