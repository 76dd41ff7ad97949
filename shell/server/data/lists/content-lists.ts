/** The lists of requirement 7.2, with the fields that may be missing in a row that is still shown. */
import {
  categorySchema,
  contentCalls,
  contentEntrySchema,
  etudeSchema,
  postCategorySchema,
  postSchema,
  type Category,
  type ContentEntry,
  type Etude,
  type Post,
  type PostCategory,
} from '@vipp/shared/contract/content-api';
import type { ArticleContent } from '@vipp/shared/contract/list-data';
import type { Result } from '@vipp/shared/contract/result';
import type { RowSource } from './read-rows';

export type ContentList<Row> = RowSource<Row> & { path: string };

const PICTURE = { image: null, image_width: undefined, image_height: undefined, image_details: undefined };

export const postList: ContentList<Post> = {
  name: 'posts',
  path: contentCalls.posts.path,
  schema: postSchema,
  fallbacks: { ...PICTURE, description: null, meta_description: null, content: null },
};

export const categoryList: ContentList<Category> = {
  name: 'categories',
  path: contentCalls.categories.path,
  schema: categorySchema,
  fallbacks: {},
};

export const postCategoryList: ContentList<PostCategory> = {
  name: 'post-categories',
  path: contentCalls.postCategories.path,
  schema: postCategorySchema,
  fallbacks: {},
};

/** A study without one of its badges is still shown, and found by the other filters. */
export const etudeList: ContentList<Etude> = {
  name: 'studies',
  path: contentCalls.etudes.path,
  schema: etudeSchema,
  fallbacks: {
    ...PICTURE,
    imageDoc: null,
    meta_description: null,
    content: null,
    etude_year: '',
    typologie: { content: '' },
    objectif: { objectif_name: '' },
    secteur: { secteur_name: '' },
  },
};

/** A section needs a title, but no text. */
export const contentEntries = (page: number): ContentList<ContentEntry> => {
  const path = contentCalls.contentPage.path.replace('{n}', String(page));
  return { name: `content page ${page}`, path, schema: contentEntrySchema, fallbacks: { content: '' } };
};

/** Data sources of the lists. */
export type ListOptions = {
  /**
   * A whole list of the content service, of which its rows that can be shown are prepared once for each version.
   *
   * @param prepare always the same of one list
   */
  readList: <Row, Content>(list: ContentList<Row>, prepare: (rows: Row[]) => Content) => Promise<Result<Content>>;
  readDocument: (item: { content: string | null }) => Promise<Result<ArticleContent>>;
};

/** For a list whose rows need no preparation. */
export const allRows = <Row>(rows: Row[]): Row[] => rows;
