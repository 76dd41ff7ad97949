import type { ContentEntry } from '@vipp/shared/contract/content-api';
import type { PageEntry } from '@vipp/shared/contract/site-data';

/** Makes the HTML of the content service safe for pages. */
export type Sanitiser = {
  /** A section of a content page, in the parts that designed sections show. */
  pageEntry: (entry: ContentEntry) => Promise<PageEntry>;
  html: (html: string) => Promise<string>;
};
