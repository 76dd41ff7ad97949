import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sanitiseHere } from './sanitise-here';
import type { Sanitiser } from './sanitiser';
import { withStoredResults } from './stored-results';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'vipp-sanitised-'));
  folder = path.join(parent, 'sanitised');
});
afterEach(() => rmSync(parent, { recursive: true }));

/** A gateway's start: what it sanitises is counted. */
function start(version = 'v1', mostFiles?: number) {
  const sanitised: string[] = [];
  const counted: Sanitiser = {
    pageEntry: (entry) => {
      sanitised.push(entry.content);
      return sanitiseHere.pageEntry(entry);
    },
    html: (html) => {
      sanitised.push(html);
      return sanitiseHere.html(html);
    },
  };
  return { sanitised, ...withStoredResults(counted, { folder, version, ...(mostFiles && { mostFiles }) }) };
}

const ENTRY = { name: 'Titre', content: '<p>a<img src=x onerror=alert(1)></p><ul><li>b</li></ul>' };
const filesOf = (version = 'v1') =>
  readdirSync(path.join(folder, version)).map((name) => path.join(folder, version, name));

describe('results of the sanitiser', () => {
  it('are the same after a start, which sanitises nothing', async () => {
    const before = start();
    const [entry, html] = [await before.pageEntry(ENTRY), await before.html('<b onclick="x()">é</b>')];
    const after = start();
    expect([await after.pageEntry(ENTRY), await after.html('<b onclick="x()">é</b>')]).toEqual([entry, html]);
    expect([before.sanitised.length, after.sanitised]).toEqual([2, []]);
  });

  it('have the name of an entry, and are not those of a text', async () => {
    const { pageEntry, html, sanitised } = start();
    await html(ENTRY.content);
    expect(await pageEntry(ENTRY)).toMatchObject({ name: 'Titre' });
    expect(await pageEntry({ ...ENTRY, name: 'Autre' })).toMatchObject({ name: 'Autre' });
    expect(sanitised).toHaveLength(3);
  });

  it.each([
    ['is cut short', (text: string) => text.slice(0, -1)],
    ['was changed', (text: string) => text.replace('>a<', '>b<')],
    ['is empty', () => ''],
  ])('are made again where a file %s', async (_what, damage) => {
    const expected = await start().pageEntry(ENTRY);
    for (const file of filesOf()) writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const { pageEntry, sanitised } = start();
    expect(await pageEntry(ENTRY)).toEqual(expected);
    expect(sanitised).toHaveLength(1);
  });

  it('are made once when several workers ask at the same time', async () => {
    const { html, sanitised } = start();
    expect(await Promise.all([html('<p>a</p>'), html('<p>a</p>')])).toEqual(['<p>a</p>', '<p>a</p>']);
    expect(sanitised).toHaveLength(1);
  });

  it('of another version of the sanitiser are not used, and deleted', async () => {
    await start('v1').html('<p>a</p>');
    const { html, sanitised } = start('v2');
    await html('<p>a</p>');
    expect(sanitised).toEqual(['<p>a</p>']);
    expect(readdirSync(folder)).toEqual(['v2']);
  });

  it('are at most a number of files', async () => {
    const { html } = start('v1', 3);
    for (const text of ['a', 'b', 'c']) await html(text);
    expect(filesOf()).toHaveLength(3);
    expect(await html('<b onclick="x()">d</b>')).toBe('<b>d</b>');
    expect(filesOf()).toHaveLength(1);
  });

  it('are not needed: a folder that cannot be written costs time only', async () => {
    mkdirSync(parent, { recursive: true });
    writeFileSync(folder, 'a file');
    const { html, sanitised } = start();
    expect([await html('<p>a</p>'), await html('<p>a</p>')]).toEqual(['<p>a</p>', '<p>a</p>']);
    expect(sanitised).toHaveLength(2);
  });
});
