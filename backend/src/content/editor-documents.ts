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

const yamlOf = (fields: object): string => stringify(fields, { lineWidth: 0 });

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (yaml: string): Fields => {
  const parsed: unknown = parseYaml(yaml);
  return isFields(parsed) ? parsed : {};
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What editors call a document. */
export function titleOf(document: ContentDocument): string {
  return pageOf(document.path)?.title ?? textOf(fieldsOf(splitDocument(document).yaml).title);
}

/** Links and pictures of texts, in Markdown and in HTML. */
const withAddresses = (text: string): string => text.replace(/(\]\(<?|")storage\//g, `$1${PUBLIC}`);
const withoutAddresses = (text: string): string => text.replaceAll(PUBLIC, STORAGE);

/** @param name null for none; undefined for the file with the name of the document */
function addressOf(name: unknown, byDefault: string): string {
  if (name === null) return '';
  const given = textOf(name) || byDefault;
  return given === '' || /^https?:/.test(given) ? given : PUBLIC + given;
}

/** @returns undefined for the file with the name of the document, null for none */
function nameOf(address: unknown, byDefault: string): string | null | undefined {
  const given = textOf(address);
  const name = given.startsWith(PUBLIC) ? given.slice(PUBLIC.length) : given;
  return name === byDefault ? undefined : name || null;
}

type Version = { version: number; dueAt: Date | null };

export function toEditor(document: ContentDocument, { version, dueAt }: Version): string {
  const ofVersion = { version, publishAt: dueAt?.toISOString() ?? '', why: '' };
  if (document.path.startsWith('pages/')) {
    const sections = Object.entries(fieldsOf(document.text)).map(([key, section]) => {
      const { name, content } = Object(section);
      return [key, { name, content: withAddresses(textOf(content)) }];
    });
    return yamlOf({ ...ofVersion, ...Object.fromEntries(sections) });
  }
  const parts = splitDocument(document);
  const { image, pdf, ...fields } = fieldsOf(parts.yaml);
  const byDefault = filesByDefault(parts);
  const files = { image: addressOf(image, byDefault.image), pdf: addressOf(pdf, byDefault.pdf) };
  return `---\n${yamlOf({ ...ofVersion, ...fields, ...files })}---\n${withAddresses(parts.body)}\n`;
}

export type EditedDocument = {
  document: ContentDocument;
  seen: number | undefined;
  dueAt: Date | undefined;
  why: string;
};

/** Fields without the empty ones. */
function filledFields(fields: Fields): Fields {
  const values = Object.entries(fields).map(
    ([key, value]) => [key, isFields(value) ? filledFields(value) : value] as const,
  );
  const isFilled = (value: unknown): boolean =>
    isFields(value) ? Object.keys(value).length > 0 : value !== '' && value !== null && value !== undefined;
  return Object.fromEntries(values.filter(([, value]) => isFilled(value)));
}

/**
 * @param sizeOf size of a stored photograph in pixels
 * @throws ContentProblem
 */
export async function fromEditor(
  { path, text }: ContentDocument,
  sizeOf: (name: string) => Promise<{ width: number; height: number } | undefined>,
): Promise<EditedDocument> {
  const isPage = path.startsWith('pages/');
  const parts = isPage ? undefined : splitDocument({ path, text });
  const { version, publishAt, why, ...fields } = fieldsOf(parts?.yaml ?? text);
  const time = new Date(textOf(publishAt));
  const ofVersion = {
    seen: typeof version === 'number' ? version : undefined,
    dueAt: Number.isNaN(time.getTime()) ? undefined : time,
    why: textOf(why).slice(0, 500),
  };
  if (!parts) {
    const sections = (pageOf(path)?.keys ?? []).map((key) => {
      const { name, content } = Object(fields[key]);
      return [key, { name: textOf(name), content: withoutAddresses(textOf(content)) }];
    });
    return { ...ofVersion, document: { path, text: yamlOf(Object.fromEntries(sections)) } };
  }
  const byDefault = filesByDefault(parts);
  const body = withoutAddresses(parts.body);
  const { image: picture, pdf: file, imageWidth, imageHeight, ...rest } = fields;
  const image = nameOf(picture, byDefault.image);
  const pdf = nameOf(file, byDefault.pdf);
  const isElsewhere = /^https?:/.test(image ?? '');
  const size = image && !isElsewhere ? await sizeOf(image) : undefined;
  const [width, height] = isElsewhere ? [imageWidth, imageHeight] : [size?.width, size?.height];
  const written = {
    ...filledFields(rest),
    ...(image !== undefined && { image, imageWidth: width ?? null, imageHeight: height ?? null }),
    ...(pdf !== undefined && { pdf }),
  };
  const end = body === '' ? '' : `\n${body}\n`;
  return { ...ofVersion, document: { path, text: `---\n${yamlOf(written)}---\n${end}` } };
}
