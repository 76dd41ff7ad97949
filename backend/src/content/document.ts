/**
 * Documents of the content (docs/content.md): files of editors, parsed to items of the API. Texts are typed with plain spaces
 * and straight apostrophes, and set in French typography here.
 */
import { marked } from 'marked';
import type { Etude, Post } from '@vipp/shared/contract/content-api';
import { imageDetailsSchema, type ImageDetails } from '@vipp/shared/contract/image-details';
import { ETUDE_THEMES } from '@vipp/shared/contract/paths';
import { frenchTypography as set, frenchTypographyHtml as setHtml } from '@vipp/shared/lib/french-typography';
import { isMap, parseDocument as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import { type PageDocument, PAGES, pageOf } from './pages';

/** `path`: below the folder of the content, such as `posts/ouverture-a-kigali.md`. */
export type ContentDocument = { path: string; text: string };

/** Size of the drawings of this release. */
const DRAWING_SIZE = [1200, 675] as const;
export const STORAGE = 'storage/';

const toHtml = (markdown: string): string => setHtml(marked.parse(markdown, { async: false }).trim());

const typed = z.string().check(z.trim(), z.minLength(1));
const optionalTyped = z.optional(z.nullable(typed));
const size = z.optional(z.nullable(z.int().check(z.positive())));
const text = z.pipe(typed, z.transform(set));
const optionalText = z.pipe(
  optionalTyped,
  z.transform((given) => (given ? set(given) : null)),
);
const imageDetails = z.pipe(
  z.optional(z.nullable(z.strictObject(imageDetailsSchema.shape))),
  z.transform((given): ImageDetails | null => {
    const filled = Object.entries(given ?? {}).filter(([, value]) => value !== '');
    const details = filled.map(([name, value]) => [name, typeof value === 'string' ? set(value) : value]);
    return details.length > 0 ? Object.fromEntries(details) : null;
  }),
);

const illustratedSchema = z.strictObject({
  title: text,
  date: z.iso.date(),
  metaDescription: optionalText,
  /** Below `files`, or an address; null for none, by default the file with the name of the document. */
  image: optionalTyped,
  imageWidth: size,
  imageHeight: size,
  imageDetails,
  /** As `image`; below the text where there is one. */
  pdf: optionalTyped,
});

export const postSchema = z.extend(illustratedSchema, { description: optionalText, categories: z.array(text) });
/** A word in an object of the API, under its key there. */
const under = <Key extends string>(key: Key) =>
  z.pipe(
    text,
    z.transform((word) => ({ [key]: word }) as Record<Key, string>),
  );
export const etudeSchema = z.extend(illustratedSchema, {
  theme: z.enum(ETUDE_THEMES),
  typologie: under('content'),
  objectif: under('objectif_name'),
  secteur: under('secteur_name'),
});
const sectionSchema = z.strictObject({ name: text, content: z.pipe(z.string(), z.transform(toHtml)) });
const pageSchema = (entries: PageDocument['entries']) =>
  z.strictObject(
    Object.fromEntries(
      entries.map(({ key, isOptional }) => [key, isOptional ? z.optional(sectionSchema) : sectionSchema]),
    ),
  );

/** A document with faults: a line for each, for its authors. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem';
}

const inFrench = { error: z.locales.fr().localeError };

function parse<Schema extends z.ZodMiniType>(schema: Schema, path: string, yaml: string): z.infer<Schema> {
  const document = parseYaml(yaml);
  const [error] = document.errors;
  if (error) throw new ContentProblem(`${path}: ${error.message.trim()}`);
  if (!isMap(document.contents))
    throw new ContentProblem(`${path}: il ne commence pas par des lignes «\u202Fclé: valeur\u202F»`);
  const parsed = schema.safeParse(document.toJS(), inFrench);
  if (parsed.success) return parsed.data;
  throw new ContentProblem(
    parsed.error.issues.map((issue) => `${path}: ${[...issue.path, issue.message].join(': ')}`).join('\n'),
  );
}

/** @param given undefined for `byDefault` */
function address(given: string | null | undefined, byDefault: string): string | null {
  if (given === null) return null;
  const name = given ?? byDefault;
  return /^https?:/.test(name) ? name : STORAGE + name;
}

const pdfLink = (pdf: string): string => `\n\n[Lire le document (PDF)](<${address(pdf, '')}>)`;

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Parts = { path: string; folder: string; slug: string; yaml: string; body: string };

export function splitDocument({ path, text: whole }: ContentDocument): Parts {
  const [, folder = '', slug = ''] = /^(.*)\/(.*)\.md$/.exec(path) ?? [];
  if (!SLUG.test(slug))
    throw new ContentProblem(`${path}: un nom n’a que des lettres minuscules sans accent, des chiffres et des tirets`);
  const [head, yaml] = FRONT_MATTER.exec(whole) ?? [];
  if (head === undefined || yaml === undefined || !whole.startsWith(head))
    throw new ContentProblem(`${path}: il ne commence pas par une ligne ---, ses champs, et une ligne ---`);
  return { path, folder, slug, yaml, body: whole.slice(head.length).trim() };
}

/** Default files of a document: a drawing, and without a text a PDF. */
export const filesByDefault = ({ folder, slug, body }: Parts) => ({
  image: `${folder}/${slug}.svg`,
  pdf: body === '' ? `${folder}/${slug}.pdf` : '',
});

/** What articles and studies have in common, as the API names it; unknown sizes are left out. */
function illustrated(parts: Parts, fields: Omit<z.infer<typeof illustratedSchema>, 'title'>) {
  const { slug, body } = parts;
  const { date, metaDescription, image, imageWidth, imageHeight, imageDetails: details, pdf } = fields;
  const byDefault = filesByDefault(parts);
  const hasSize = imageWidth !== undefined || imageHeight !== undefined;
  const [width, height] = hasSize ? [imageWidth, imageHeight] : DRAWING_SIZE;
  return {
    slug,
    image: address(image, byDefault.image),
    ...(width && { image_width: width }),
    ...(height && { image_height: height }),
    ...(details && { image_details: details }),
    meta_description: metaDescription,
    /** HTML, or the address of a PDF. */
    content: body === '' ? address(pdf, byDefault.pdf) : toHtml(body + (pdf ? pdfLink(pdf) : '')),
    published_at: date,
  };
}

function toPost(parts: Parts) {
  const { title, description, categories, ...fields } = parse(postSchema, parts.path, parts.yaml);
  const item: Omit<Post, 'id'> = { title, description, ...illustrated(parts, fields) };
  return { kind: 'post' as const, categories, item };
}

function toEtude(parts: Parts) {
  const { title, theme, typologie, objectif, secteur, ...fields } = parse(etudeSchema, parts.path, parts.yaml);
  const common = illustrated(parts, fields);
  const year = Number(common.published_at.slice(0, 4));
  const named = { etude_title: title, imageDoc: common.image, etude_theme: theme, etude_year: year };
  const item: Omit<Etude, 'id'> = { ...common, ...named, typologie, objectif, secteur };
  return { kind: 'etude' as const, item };
}

/** @throws ContentProblem */
export function parseContent(document: ContentDocument) {
  const { path } = document;
  const known = pageOf(path);
  if (known) {
    const entries = parse(pageSchema(known.entries), path, document.text);
    return { kind: 'page' as const, page: known.page, entries: known.entries.flatMap(({ key }) => entries[key] ?? []) };
  }
  if (path.startsWith('posts/')) return toPost(splitDocument(document));
  if (path.startsWith('etudes/')) return toEtude(splitDocument(document));
  throw new ContentProblem(
    `${path}: un document est posts/NOM.md, etudes/NOM.md ou pages/NOM.yaml, où ce nom est l’un de ${Object.keys(PAGES).join(', ')}`,
  );
}

export type Content = ReturnType<typeof parseContent>;

/** Files below the folder of stored files that content shows or links to. */
export function storedFilesOf(content: Content): string[] {
  const { image, content: text } = content.kind === 'page' ? {} : content.item;
  const texts = content.kind === 'page' ? content.entries.map((entry) => entry.content) : [text ?? ''];
  const linked = texts.flatMap((html) => [...html.matchAll(/"storage\/([^"]+)"/g)].map(([, file = '']) => file));
  const stored = [image, text].filter((one) => typeof one === 'string').filter((one) => one.startsWith(STORAGE));
  return [...linked, ...stored.map((one) => one.slice(STORAGE.length))];
}
