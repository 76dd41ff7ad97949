import { inflateRawSync } from 'node:zlib';
import { typedCell, MAX_SHEET_ROWS, writeSheet, type SheetCell } from './spreadsheet';

/** The files of a ZIP archive, by its directory. */
function unzip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\u0005\u0006') + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, local] = [archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files[name] = (archive.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString('utf8');
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

const unescape = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function* inBatches(...batches: Record<string, SheetCell>[][]) {
  yield* batches;
}

async function sheetOf(...batches: Record<string, SheetCell>[][]) {
  const files = unzip(await writeSheet(inBatches(...batches)));
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  const texts = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);
  const cells: Record<string, string | number> = {};
  for (const [, place = '', attributes, value] of sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)><v>([^<]*)<\/v><\/c>/g))
    cells[place] = attributes?.includes('t="s"') ? unescape(texts[Number(value)] ?? '') : Number(value);
  return { sheet, cells, styles: files['xl/styles.xml'] };
}

const FORMULAS = ['=1+1', '+229 01 97 00 12 34', '-1', '@SUM(A1)', '\t=1', '\n=1', 'a;b', '<c t="str">&"', '=cmd|x!A1'];

describe('a workbook of applications', () => {
  it.each(FORMULAS)('has %j as a text, in a heading and in a cell', async (text) => {
    const { sheet, cells } = await sheetOf([{ Nom: 'Awa', [text]: text }]);
    expect(cells).toEqual({ A1: 'Nom', B1: text, A2: 'Awa', B2: text });
    expect(sheet).not.toMatch(/<f[ >]|<c[^>]* t="(?!s")/);
  });

  it('has days as days, numbers as numbers, and nothing for missing answers', async () => {
    const row = { jour: new Date('2026-03-01'), version: 2, vide: null, autres: { a: 1 } };
    const { cells, styles } = await sheetOf([row], [{ ...row, version: 3 }]);
    const second = { A2: 46082, B2: 2, D2: '{"a":1}' };
    expect(cells).toMatchObject({ ...second, A3: 46082, B3: 3 });
    expect(Object.keys(cells)).not.toContain('C2');
    expect(styles).toContain('dd/mm/yyyy');
  });

  it.each<[string, unknown]>([
    ['2026-03-01', new Date('2026-03-01')],
    ['2026-03-01T23:59:59.123Z', new Date('2026-03-01')],
    ['2026-02-30', undefined],
    ['1900-01-01', undefined],
    ['2026-03-01Tard', undefined],
    ['12', undefined],
  ])('reads %s as a day or not', (cell, expected) => {
    expect(typedCell(cell, undefined)).toEqual(expected);
  });

  it('is refused for more applications than the service writes at once', async () => {
    const rows = Array.from({ length: MAX_SHEET_ROWS }, () => ({ nom: 'x' }));
    await expect(writeSheet(inBatches(rows))).resolves.toBeInstanceOf(Buffer);
    await expect(writeSheet(inBatches(rows, [{ nom: 'x' }]))).rejects.toThrow('au plus 1\u202F000 candidatures');
  });
});
