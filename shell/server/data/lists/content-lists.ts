/** The lists of requirement 7.2, with the fields that a row may lack. */
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
import type * as z from 'zod/mini';

type RowSource<Row> = {
  /** Name of the list in logs and metrics. */
  name: string;
  schema: z.ZodMiniType<Row>;
  /** Replaces fields that cannot be read; a row with another invalid field is left out. */
  fallbacks: Partial<Row>;
};

/** A row with fields that cannot be read. */
export type UnreadableRow = {
  /** Its id, or its position in the list where it has none. */
  id: string;
  fields: string[];
  /** False when the row is shown without these fields. */
  isLeftOut: boolean;
};

type Rows<Row> = {
  /** In the order of the list; undefined where a row is left out. */
  rows: (Row | undefined)[];
  unreadable: UnreadableRow[];
};

const LONGEST_ID = 60;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Id of a row for logs; a relation between two rows has both ids. */
function idOf(row: unknown, place: number): string {
  const ids = isObject(row) ? ['id', 'post_id', 'category_id'].map((key) => row[key]) : [];
  const known = ids.filter((id) => typeof id === 'number' || typeof id === 'string');
  return known.length > 0 ? known.join('-').slice(0, LONGEST_ID) : `[${place}]`;
}

function readRow<Row>(
  row: unknown,
  place: number,
  { schema, fallbacks }: RowSource<Row>,
): { row?: Row | undefined; unreadable?: UnreadableRow } {
  const parsed = schema.safeParse(row);
  if (parsed.success) return { row: parsed.data };
  const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))];
  const replaced = Object.fromEntries(Object.entries(fallbacks).filter(([field]) => fields.includes(field)));
  const repaired = isObject(row) ? schema.safeParse({ ...row, ...replaced }) : parsed;
  const unreadable = {
    id: idOf(row, place),
    fields: fields.filter((field) => field !== ''),
    isLeftOut: !repaired.success,
  };
  return repaired.success ? { row: repaired.data, unreadable } : { unreadable };
}

/** @throws {Error} when `list` is not an array */
export function readRows<Row>(source: RowSource<Row>, list: unknown): Rows<Row> {
  if (!Array.isArray(list)) throw new Error(`${source.name}: the content service answered no list`);
  const read = list.map((row: unknown, place) => readRow(row, place, source));
  return { rows: read.map(({ row }) => row), unreadable: read.flatMap(({ unreadable }) => unreadable ?? []) };
}

/** @param rows all rows of the list that cannot be read in full */
export type ReportUnreadable = (list: string, rows: readonly UnreadableRow[]) => void;

/** Reports unreadable rows once per version of a list: a content service without ETags sends the same list at every request. */
export function onceForEachVersion(report: ReportUnreadable): ReportUnreadable {
  const reported = new Map<string, string>();
  return (list, rows) => {
    const version = JSON.stringify(rows);
    if ((reported.get(list) ?? '[]') === version) return;
    reported.set(list, version);
    if (rows.length > 0) report(list, rows);
  };
}

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
   * A whole list of the content service. Its readable rows are prepared once for each version.
   *
   * @param prepare always the same of one list
   */
  readList: <Row, Content>(list: ContentList<Row>, prepare: (rows: Row[]) => Content) => Promise<Result<Content>>;
  readDocument: (item: { content: string | null }) => Promise<ArticleContent>;
};

/** For a list whose rows need no preparation. */
export const allRows = <Row>(rows: Row[]): Row[] => rows;
