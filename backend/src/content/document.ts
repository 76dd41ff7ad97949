/**
 * Documents of the content (docs/content.md): texts of files that editors write, and what the API answers of them. Texts are
 * typed with plain spaces and straight apostrophes, and set in French typography here.
 */
import { marked } from 'marked';
import type { ContentEntry } from '@vipp/shared/contract/content-api';
import { imageDetailsSchema, type ImageDetails } from '@vipp/shared/contract/image-details';
import { ETUDE_THEMES, type ContentPageNumber, type EtudeTheme } from '@vipp/shared/contract/paths';
import { frenchTypography as set, frenchTypographyHtml as setHtml } from '@vipp/shared/lib/french-typography';
import { isMap, parseDocument as parseYaml } from 'yaml';
import * as z from 'zod/mini';
import { PAGES, pageOf } from './pages';

/** `path`: below the folder of the content, such as `posts/ouverture-a-kigali.md`. */
export type ContentDocument = { path: string; text: string };

export type Illustrated = {
  slug: string;
  title: string;
  publishedAt: string;
  metaDescription: string | null;
  image: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  imageDetails: ImageDetails | null;
  /** HTML, or the address of a PDF. */
  content: string | null;
};

export type Post = Illustrated & { kind: 'post'; description: string | null; categories: string[] };

export type Etude = Illustrated & {
  kind: 'etude';
  theme: EtudeTheme;
  typologie: string;
  objectif: string;
  secteur: string;
};

export type Page = { kind: 'page'; page: ContentPageNumber; entries: ContentEntry[] };

export type Content = Post | Etude | Page;

/** Size of the drawings of this release. */
const IMAGE_SIZE = { imageWidth: 1200, imageHeight: 675 };
export const STORAGE = 'storage/';

const text = z.string().check(z.trim(), z.minLength(1));
const optionalText = z.optional(z.nullable(text));
const size = z.optional(z.nullable(z.int().check(z.positive())));

const illustratedSchema = z.strictObject({
  title: text,
  date: z.iso.date(),
  metaDescription: optionalText,
  /** Below `files`, or an address; null for none, by default the file with the name of the document. */
  image: optionalText,
  imageWidth: size,
  imageHeight: size,
  imageDetails: z.optional(z.nullable(z.strictObject(imageDetailsSchema.shape))),
  /** As `image`; below the text where there is one. */
  pdf: optionalText,
});

export const postSchema = z.extend(illustratedSchema, { description: optionalText, categories: z.array(text) });
export const etudeSchema = z.extend(illustratedSchema, {
  theme: z.enum(ETUDE_THEMES),
  typologie: text,
  objectif: text,
  secteur: text,
});
const pageSchema = (keys: readonly string[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, z.strictObject({ name: text, content: z.string() })])));

/** A document that cannot be published: a line for each thing that is wrong, for its authors. */
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

const toHtml = (markdown: string): string => setHtml(marked.parse(markdown, { async: false }).trim());

/** @param given undefined for `byDefault` */
function address(given: string | null | undefined, byDefault: string): string | null {
  if (given === null) return null;
  const name = given ?? byDefault;
  return /^https?:/.test(name) ? name : STORAGE + name;
}

const pdfLink = (pdf: string): string => `\n\n[Lire le document (PDF)](<${address(pdf, '')}>)`;

const optional = (value: string | null | undefined): string | null => (value ? set(value) : null);

function setDetails({ alt, focus, credit, caption }: ImageDetails): ImageDetails | null {
  const details = {
    ...(alt && { alt: set(alt) }),
    ...(focus && { focus }),
    ...(credit && { credit: set(credit) }),
    ...(caption && { caption: set(caption) }),
  };
  return Object.keys(details).length > 0 ? details : null;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Parts = { folder: string; slug: string; yaml: string; body: string };

export function splitDocument({ path, text: whole }: ContentDocument): Parts {
  const [, folder = '', slug = ''] = /^(.*)\/(.*)\.md$/.exec(path) ?? [];
  if (!SLUG.test(slug))
    throw new ContentProblem(`${path}: un nom n’a que des lettres minuscules sans accent, des chiffres et des tirets`);
  const [head, yaml] = FRONT_MATTER.exec(whole) ?? [];
  if (head === undefined || yaml === undefined || !whole.startsWith(head))
    throw new ContentProblem(`${path}: il ne commence pas par une ligne ---, ses champs, et une ligne ---`);
  return { folder, slug, yaml, body: whole.slice(head.length).trim() };
}

/** Files of a document that names none: a drawing, and where it has no text a PDF. */
export const filesByDefault = ({ folder, slug, body }: Parts) => ({
  image: `${folder}/${slug}.svg`,
  pdf: body === '' ? `${folder}/${slug}.pdf` : '',
});

function illustrated(
  parts: Parts,
  {
    title,
    date,
    metaDescription,
    image,
    imageWidth,
    imageHeight,
    imageDetails,
    pdf,
  }: z.infer<typeof illustratedSchema>,
): Illustrated {
  const { slug, body } = parts;
  const byDefault = filesByDefault(parts);
  const hasSize = imageWidth !== undefined || imageHeight !== undefined;
  return {
    slug,
    title: set(title),
    publishedAt: date,
    metaDescription: optional(metaDescription),
    image: address(image, byDefault.image),
    ...(hasSize ? { imageWidth: imageWidth ?? null, imageHeight: imageHeight ?? null } : IMAGE_SIZE),
    imageDetails: imageDetails ? setDetails(imageDetails) : null,
    content: body === '' ? address(pdf, byDefault.pdf) : toHtml(body + (pdf ? pdfLink(pdf) : '')),
  };
}

/** @throws ContentProblem */
export function parseContent(document: ContentDocument): Content {
  const { path, text: whole } = document;
  const [folder] = path.split('/');
  if (folder === 'posts' || folder === 'etudes') {
    const parts = splitDocument(document);
    if (folder === 'posts') {
      const { description, categories, ...fields } = parse(postSchema, path, parts.yaml);
      const own = { description: optional(description), categories: categories.map(set) };
      return { kind: 'post', ...illustrated(parts, fields), ...own };
    }
    const { theme, typologie, objectif, secteur, ...fields } = parse(etudeSchema, path, parts.yaml);
    const names = { typologie: set(typologie), objectif: set(objectif), secteur: set(secteur) };
    return { kind: 'etude', ...illustrated(parts, fields), theme, ...names };
  }
  const known = pageOf(path);
  if (!known)
    throw new ContentProblem(
      `${path}: un document est posts/NOM.md, etudes/NOM.md ou pages/NOM.yaml, où ce nom est l’un de ${Object.keys(PAGES).join(', ')}`,
    );
  const entries = parse(pageSchema(known.keys), path, whole);
  return {
    kind: 'page',
    page: known.page,
    entries: known.keys.map((key) => ({
      name: set(entries[key]?.name ?? ''),
      content: toHtml(entries[key]?.content ?? ''),
    })),
  };
}

/** Files below the folder of stored files that content shows or links to. */
export function storedFilesOf(content: Content): string[] {
  const isPage = content.kind === 'page';
  const shown = isPage ? content.entries.map((entry) => entry.content) : [content.content ?? ''];
  const linked = shown.flatMap((html) => [...html.matchAll(/"storage\/([^"]+)"/g)].map(([, file = '']) => file));
  const own = isPage ? [] : [content.image ?? '', ...shown].filter((one) => one.startsWith(STORAGE));
  return [...linked, ...own.map((one) => one.slice(STORAGE.length))];
}
