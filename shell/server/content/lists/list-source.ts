import type { ArticleContent } from '@vipp/shared/contract/list-data';
import type { Result } from '@vipp/shared/contract/result';
import type { ContentList } from './content-lists';

/** Data sources of the lists. */
export type ListOptions = {
  /** A whole list of the content service without rows that cannot be shown: the same array for as long as the version is the same. */
  readList: <Row>(list: ContentList<Row>) => Promise<Result<Row[]>>;
  readDocument: (item: { content: string | null }) => Promise<Result<ArticleContent>>;
};
