/** Answers of the API from published documents, with the field names of the contract (shared/contract/content-api). */
import { createHash } from 'node:crypto';
import { contentCalls, type Category, type ContentEntry, type PostCategory } from '@vipp/shared/contract/content-api';
import type { Content } from './document';
import type { PublishedContent } from './store-content';

type Contents = readonly PublishedContent[];

/** Contents of one kind, the oldest first. */
const ofKind = <Kind extends Content['kind']>(contents: Contents, kind: Kind) =>
  contents
    .filter((content): content is Extract<PublishedContent, { kind: Kind }> => content.kind === kind)
    .sort((one, other) => one.id - other.id);

/** The same in every answer and on every instance, whatever is published or withdrawn. */
const categoryId = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE() >>> 1;

/** Items of articles or case studies. */
const itemsOf = (contents: Contents, kind: 'post' | 'etude') =>
  ofKind(contents, kind).map(({ id, item }) => ({ id, ...item }));

/** In the order of their first article. */
const categoriesOf = (contents: Contents): Category[] =>
  [...new Set(ofKind(contents, 'post').flatMap(({ categories }) => categories))].map((name) => ({
    id: categoryId(name),
    name,
  }));

const postCategoriesOf = (contents: Contents): PostCategory[] =>
  ofKind(contents, 'post').flatMap(({ id, categories }) =>
    [...new Set(categories)].map((name) => ({ post_id: id, category_id: categoryId(name) })),
  );

/** The lists of the contract by path, of the documents of a folder. */
export const contentLists: Readonly<Record<string, { folder: string; of: (contents: Contents) => object[] }>> = {
  [contentCalls.categories.path]: { folder: 'posts', of: categoriesOf },
  [contentCalls.posts.path]: { folder: 'posts', of: (contents) => itemsOf(contents, 'post') },
  [contentCalls.postCategories.path]: { folder: 'posts', of: postCategoriesOf },
  [contentCalls.etudes.path]: { folder: 'etudes', of: (contents) => itemsOf(contents, 'etude') },
};

/** Entries of a content page in their order; none for a page that has no content. */
export const entriesOf = (contents: Contents, page: number): ContentEntry[] =>
  ofKind(contents, 'page').find((one) => one.page === page)?.entries ?? [];
