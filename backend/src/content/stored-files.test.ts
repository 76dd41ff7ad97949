import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { writeWhole } from '@vipp/shared/server/write-whole';
import { parseContent, storedFilesOf, type Content } from './document';
import { filesBelow, openStorage, readDocuments, releaseContentDirectory, releaseFilesDirectory } from './stored-files';

const MAX_PDF_BYTES = 150 * 1024;

/** A file with the width and the height that the content declares. */
type SizedFile = [file: string, width: unknown, height: unknown];

let contents: Content[];
let named: Set<string>;
let present: string[];

beforeAll(async () => {
  present = await filesBelow(releaseFilesDirectory());
  contents = (await readDocuments(releaseContentDirectory())).map(parseContent);
  named = new Set(contents.flatMap(storedFilesOf));
});

/** Each picture in texts with the size that its tag declares. */
const pictures = (): SizedFile[] =>
  contents
    .flatMap((content) => (content.kind === 'page' ? content.entries.map((entry) => entry.content) : []))
    .flatMap((html) => html.match(/<(?:img|video)\b[^>]*>/g) ?? [])
    .flatMap((tag) => {
      const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(tag) ?? [];
      const files = [...tag.matchAll(/(?:src|poster)="storage\/([^"]+)"/g)].map(([, file = '']) => file);
      return files.map((file): SizedFile => [file, Number(width), Number(height)]);
    });
const illustrations = (): SizedFile[] =>
  contents
    .flatMap((content) => (content.kind === 'page' ? [] : [content.item]))
    .map((item) => [(item.image ?? '').replace(/^storage\//, ''), item.image_width, item.image_height]);

const bytesOf = (file: string): Buffer => readFileSync(path.join(releaseFilesDirectory(), file));
const ofType = (type: string): string[] => [...named].filter((file) => file.endsWith(`.${type}`));

/** Width and height in pixels of an SVG or a PNG; a film has those of its poster. */
function sizeOf(file: string): [number, number] {
  const bytes = bytesOf(file.replace(/\.mp4$/, '.png'));
  if (!file.endsWith('.svg')) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(bytes.toString()) ?? [];
  return [Number(width), Number(height)];
}

describe('the files of the content of this release', () => {
  it('are those that the content and the pages name, no fewer and no more', () => {
    expect(present).toEqual([...named].sort());
  });

  it('have the size that the content declares', () => {
    const declared = [...illustrations(), ...pictures()];
    expect(declared.length).toBeGreaterThan(70);
    expect(declared.map(([file]) => [file, ...sizeOf(file)])).toEqual(declared);
  });

  it('contain pictures that refer to nothing else and run nothing', () => {
    const pattern = /<script|<foreignObject|<text|\son\w+=|(?:href|src)="(?!#)|url\((?!#)/i;
    expect(ofType('svg').filter((file) => pattern.test(bytesOf(file).toString()))).toEqual([]);
  });

  it('contain PDFs that are tagged, French, titled, and small', () => {
    const parts = ['/Marked true', '/Lang (fr-FR)', '/S /H1', '/S /LBody', '/Outlines ', '/DisplayDocTitle true'];
    const lacking = ofType('pdf').flatMap((file) => {
      const bytes = bytesOf(file);
      const source = bytes.toString('latin1');
      const isLarge = bytes.length > MAX_PDF_BYTES ? ['size'] : [];
      return [...parts.filter((part) => !source.includes(part)), ...isLarge].map((part) => `${file}: ${part}`);
    });
    expect(lacking).toEqual([]);
  });
});

/** A block quotation, or a first name with an initial. Texts of a release are examples: such a person is invented. */
const QUOTED = /.{0,40}(?:<blockquote|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s\p{Lu}\.(?!\p{L}))/gu;

it('the texts and PDFs of the release quote no person', () => {
  expect(contents.flatMap((content) => JSON.stringify(content).match(QUOTED) ?? [])).toEqual([]);
  expect(ofType('pdf').filter((file) => bytesOf(file).includes('/S /BlockQuote'))).toEqual([]);
});

const folder = temporaryFolder();

it('the storage of a site retains what the release has otherwise: no release and no upload changes a stored file', async () => {
  const storage = path.join(folder, 'storage');
  expect(await openStorage(folder)).toEqual([storage, releaseFilesDirectory()]);
  expect(await filesBelow(storage)).toEqual(present);
  const [name = ''] = present;
  const file = path.join(storage, name);
  writeFileSync(file, 'of an earlier release');
  await openStorage(folder);
  expect(await writeWhole(file, Buffer.from('of an editor'))).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('of an earlier release');
  expect(readdirSync(path.dirname(file)).filter((one) => one.endsWith('.part'))).toEqual([]);
});
