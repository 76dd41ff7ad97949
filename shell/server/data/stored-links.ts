import type { PageEntry, PageLinkData } from '@vipp/shared/contract/site-data';

/** All links of an entry to stored files, whose sizes are added later. */
export const storedLinks = (entry: PageEntry): PageLinkData[] =>
  [...entry.actions, ...entry.items.flatMap(({ link }) => (link ? [link] : []))].filter(
    ({ format }) => format !== undefined,
  );
