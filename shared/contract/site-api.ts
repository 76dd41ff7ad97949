/** The data calls a loader may make; one implementation in the gateway, one in the browser. */
import type { ContentPageNumber } from './content-api';
import type { PageEntry, PostCard } from './site-data';
import type { Result } from './result';

export type SiteApi = {
  /** The entries of a content page, in the order that SPEC §2 indexes them. */
  contentPage: (page: ContentPageNumber) => Promise<Result<PageEntry[]>>;
  /** The newest posts, newest first. */
  latestPosts: (limit: number) => Promise<Result<PostCard[]>>;
};

/** Same-origin addresses where the gateway answers these calls to a browser. */
export const dataPaths = {
  contentPage: (page: ContentPageNumber) => `/_data/content/${page}`,
  latestPosts: (limit: number) => `/_data/posts/latest?limit=${limit}`,
};
