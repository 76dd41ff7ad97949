/**
 * Documents as the editor of the workshop has them: every field is written out, files have addresses of the site, and three
 * fields are of the version and not of the text: `version`, the one that was opened; `publishAt`, when it is to be published;
 * `why`, the reason of the change.
 */
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import { parse as parseYaml, stringify } from 'yaml';
import { filesByDefault, splitDocument, STORAGE, type ContentDocument } from './document';
import { pageOf } from './pages';

const PUBLIC = `${STORAGE_BASE}/`;

type Fields = Record<string, unknown>;

const yamlOf = (fields: object): string => stringify(fields, { lineWidth: 0 });
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a document, and for articles and studies the rest. @param reviver as that of JSON */
function readFields(document: ContentDocument, reviver = (_key: unknown, value: unknown) => value) {
  const parts = pageOf(document.path) ? undefined : splitDocument(document);
  const parsed: unknown = parseYaml(parts?.yaml ?? document.text, reviver);
  return { parts, fields: isFields(parsed) ? parsed : {} };
}

/** What editors call a document. */
export const titleOf = (document: ContentDocument): string =>
  pageOf(document.path)?.title ?? textOf(readFields(document).fields.title);

/** @param name null for none; undefined for the file with the name of the document */
function addressOf(name: unknown, byDefault: string): string {
  if (name === null) return '';
  const given = textOf(name) || byDefault;
  return given === '' || /^https?:/.test(given) ? given : PUBLIC + given;
}

/** @returns undefined for the file with the name of the document, null for none */
function nameOf(address: unknown, byDefault: string): string | null | undefined {
  const name = textOf(address).replace(/^storage\//, '');
  return name === byDefault ? undefined : name || null;
}

export function toEditor({ path, text }: ContentDocument, version: { version: number; dueAt: Date | null }): string {
  // Links and pictures of texts, in Markdown and in HTML.
  const shown = text.replace(/(\]\(<?|")storage\//g, `$1${PUBLIC}`);
  const { parts, fields } = readFields({ path, text: shown });
  const ofVersion = { version: version.version, publishAt: version.dueAt?.toISOString() ?? '', why: '' };
  if (!parts) return yamlOf({ ...ofVersion, ...fields });
  const byDefault = filesByDefault(parts);
  const files = {
    image: addressOf(fields.image, byDefault.image),
    pdf: addressOf(fields.pdf, byDefault.pdf),
  };
  return `---\n${yamlOf({ ...ofVersion, ...fields, ...files })}---\n${parts.body}\n`;
}

const withoutEmpty = (_key: unknown, value: unknown): unknown =>
  value === '' || value === null || (isFields(value) && Object.keys(value).length === 0) ? undefined : value;

/**
 * @param sizeOf size of a stored photograph in pixels
 * @throws ContentProblem
 */
export async function fromEditor(
  { path, text }: ContentDocument,
  sizeOf: (name: string) => Promise<{ width: number; height: number } | undefined>,
) {
  const { parts, fields } = readFields({ path, text: text.replaceAll(PUBLIC, STORAGE) }, withoutEmpty);
  const { version, publishAt, why, image: picture, imageWidth, imageHeight, pdf: file, ...rest } = fields;
  const time = new Date(textOf(publishAt));
  const ofVersion = {
    seen: typeof version === 'number' ? version : undefined,
    dueAt: Number.isNaN(time.getTime()) ? null : time,
    why: textOf(why).slice(0, 500),
  };
  if (!parts) {
    const sections = (pageOf(path)?.entries ?? []).flatMap(({ key, isOptional }) => {
      if (isOptional && fields[key] === undefined) return [];
      const { name, content } = Object(fields[key]);
      return [[key, { name: textOf(name), content: textOf(content) }] as const];
    });
    return { ...ofVersion, document: { path, text: yamlOf(Object.fromEntries(sections)) } };
  }
  const byDefault = filesByDefault(parts);
  const [image, pdf] = [nameOf(picture, byDefault.image), nameOf(file, byDefault.pdf)];
  const isElsewhere = /^https?:/.test(image ?? '');
  const size = image && !isElsewhere ? await sizeOf(image) : undefined;
  const [width, height] = isElsewhere ? [imageWidth, imageHeight] : [size?.width, size?.height];
  const written = yamlOf({
    ...rest,
    ...(image !== undefined && { image, imageWidth: width ?? null, imageHeight: height ?? null }),
    ...(pdf !== undefined && { pdf }),
  });
  const body = parts.body && `\n${parts.body}\n`;
  return { ...ofVersion, document: { path, text: `---\n${written}---\n${body}` } };
}
