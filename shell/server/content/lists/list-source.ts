import type { ArticleContent } from '@vipp/shared/contract/list-data';
import type { Result } from '@vipp/shared/contract/result';
import type { ContentList } from './content-lists';

/** What the lists are made of. */
export type ListOptions = {
  /** A whole list of the content service, without what cannot be shown: the same array for as long as it is the same version. */
  readList: <Row>(list: ContentList<Row>) => Promise<Result<Row[]>>;
  readDocument: (item: { content: string | null }) => Promise<ArticleContent>;
};
