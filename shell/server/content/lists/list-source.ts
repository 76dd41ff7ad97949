import type { ArticleContent } from '@vipp/shared/contract/list-data';
import type { Result } from '@vipp/shared/contract/result';
import type * as z from 'zod/mini';

/** What the lists are made of. */
export type ListOptions = {
  /** A whole list of the content service: the same array for as long as it is the same version. */
  readList: <Raw>(path: string, schema: z.ZodMiniType<{ data: Raw[] }>) => Promise<Result<Raw[]>>;
  readDocument: (item: { content: string | null }) => Promise<ArticleContent>;
};
