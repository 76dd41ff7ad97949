import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { readDocuments } from '../content/stored-files';
import { contentDocuments } from '../database/content-schema';
import { sampleContent } from '../testing/sample-content';
import { failed, letOperate, siteCommand } from '../testing/site-command';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { useTestApp } from '../testing/use-test-app';

const folder = temporaryFolder();

function write(directory: string, name: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), text);
}

const POST = 'posts/l-annee-commence.md';
const FIELDS = 'title: Titre\ndate: 2026-05-02\ncategories: [RSE]\n';
const NO_FILES = 'image: null\npdf: null\n';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const PDF = '%PDF-1.7\n%%EOF';

describe('npm run site -- content without a site', () => {
  const content = (...args: string[]) => siteCommand({ DATA_DIR: path.join(folder, 'none') }, 'content', ...args);

  it('says how to get a folder that is not there', async () => {
    expect(await content('check', 'nowhere')).toEqual(
      failed('there is no content in nowhere: "pull nowhere" writes it'),
    );
  });

  it.each([
    ['posts/Été.md', `---\n${FIELDS}---\n`, 'lettres minuscules sans accent'],
    ['posts/a.md', 'title: Titre\n', 'ne commence pas par une ligne ---'],
    ['posts/a.md', `---\n${FIELDS}${NO_FILES}titel: x\n---\n`, 'titel'],
    ['posts/a.md', `---\n${FIELDS.replace('05-02', '02-30')}---\n`, 'posts/a.md: date: date ISO invalide'],
    ...[
      ['{focus: {x: 101, y: 50}}', 'focus: x: Trop grand : nombre doit être <=100'],
      ['{focus: {x: 20}}', 'focus: y: Entrée invalide : nombre attendu'],
      ['{focus: {x: 20.5, y: 50}}', 'focus: x: Entrée invalide : entier attendu'],
      [`{caption: ${'a'.repeat(301)}}`, 'caption: Trop grand : chaîne de caractères doit avoir <=300 caractères'],
      ['{credits: A}', 'Clé non reconnue : "credits"'],
    ].map(([details, reason = '']) => [
      'posts/a.md',
      `---\n${FIELDS}${NO_FILES}imageDetails: ${details}\n---\n`,
      `posts/a.md: imageDetails: ${reason}`,
    ]),
    ['posts/a.md', `---\n${FIELDS}---\n`, 'posts/a.md: le fichier posts/a.svg n’existe pas'],
    ['posts/a.md', `---\n${FIELDS}image: \\a.png\n---\n`, 'le fichier \\a.png n’existe pas'],
    ['posts/a.md', `---\n${FIELDS}${NO_FILES}---\n<a href="storage/b.pdf">b</a>\n`, 'le fichier b.pdf n’existe pas'],
    ['posts/a.md', `---\n${FIELDS}image: null\npdf: a.pdf\n---\n`, 'files/a.pdf: ce n’est pas un PDF lisible'],
    ['pages/rse.yaml', 'intro:\n  name: RSE\n  content: a\n', 'pages/rse.yaml: commitments'],
    ['pages/rse.yaml', 'intro: [', 'pages/rse.yaml: '],
    ['pages/autre.yaml', 'intro: a\n', 'un document est posts/NOM.md, etudes/NOM.md ou pages/NOM.yaml'],
  ])('says what is wrong with %s: %j', async (name, text, reason) => {
    const directory = path.join(folder, 'wrong');
    rmSync(directory, { recursive: true, force: true });
    write(directory, name, text);
    write(directory, 'files/a.pdf', '<html>');
    const checked = await content('check', directory);
    expect([checked.code, checked.stderr]).toEqual([1, expect.stringContaining(reason)]);
  });
});

describe('npm run site -- content', () => {
  const test = useTestApp('PostgreSQL');
  const dataDirectory = test.folder;
  const mine = path.join(folder, 'mine');
  const theirs = path.join(folder, 'theirs');
  const content = (...args: string[]) => siteCommand({ DATA_DIR: dataDirectory }, 'content', ...args);
  const push = (directory: string, ...args: string[]) => content('push', directory, '--why', 'essai', ...args);
  const read = (directory: string, name: string) => readFileSync(path.join(directory, name), 'utf8');
  const edit = (directory: string, name: string, change: (text: string) => string) =>
    write(directory, name, change(read(directory, name)));
  const page = async (number: number) => (await test.get(`/content/page/${number}`)).json();

  beforeAll(async () => {
    await letOperate(test, dataDirectory);
    for (const { path: name } of sampleContent.filter((document) => document.path.endsWith('.md'))) {
      write(dataDirectory, `storage/${name.replace('.md', '.svg')}`, SVG);
      write(dataDirectory, `storage/${name.replace('.md', '.pdf')}`, PDF);
    }
  });

  it('writes what the site has, byte by byte, and then has nothing to publish', async () => {
    expect(await content('pull', mine)).toMatchObject({ code: 0 });
    expect(await readDocuments(mine)).toEqual([...sampleContent].sort((a, b) => (a.path < b.path ? -1 : 1)));
    expect(existsSync(path.join(mine, 'files/posts/l-annee-commence.pdf'))).toBe(true);
    expect((await content('check', mine)).stdout).toContain('is valid: 14 documents');
    expect((await content('diff', mine)).stdout).toContain('have the same content');
    expect((await push(mine)).stdout).toBe('Nothing to publish.\n');
    await content('pull', theirs);
  });

  it('publishes what was changed, added and removed in a folder, with its files, and says what it was', async () => {
    edit(mine, 'pages/rse.yaml', (text) => text.replace('Nos engagements', 'Nos **grands** engagements'));
    const details = "imageDetails: {caption: 'Qui répond ?', focus: {y: 30, x: 60}} # du photographe";
    write(mine, 'posts/nouveau.md', `---\n${FIELDS}pdf: null\n${details}\n---\n\nBonjour !\n`);
    write(mine, 'files/posts/nouveau.svg', SVG);
    rmSync(path.join(mine, 'etudes/coder-a-cotonou.md'));
    const said = ['etudes/coder-a-cotonou.md: withdrawn', 'pages/rse.yaml: changed', 'posts/nouveau.md: new'];
    const { stdout } = await content('diff', mine);
    expect(stdout).toBe([...said, 'files/posts/nouveau.svg: new'].map((line) => `  ${line}\n`).join(''));
    const published = await push(mine, '--by', 'Awa');
    for (const line of said) expect(published.stdout).toContain(line);
    expect((await page(CONTENT_PAGES.rse))[0].content).toBe('<p>Nos <strong>grands</strong> engagements</p>');
    const image_details = { caption: 'Qui répond\u202F?', focus: { x: 60, y: 30 } };
    expect((await test.get(contentCalls.posts.path)).json().data).toContainEqual(
      expect.objectContaining({ slug: 'nouveau', content: '<p>Bonjour\u202F!</p>', image_details }),
    );
    expect((await test.get(contentCalls.etudes.path)).json().data).toHaveLength(1);
    expect(existsSync(path.join(dataDirectory, 'storage/posts/nouveau.svg'))).toBe(true);
    expect((await content('diff', mine)).stdout).toContain('have the same content');
    const versions = await test.rows(contentDocuments, eq(contentDocuments.path, 'pages/rse.yaml'));
    expect(versions).toContainEqual(expect.objectContaining({ version: 2, publishedBy: 'Awa', reason: 'essai' }));
  });

  it('names what two people changed, publishes nothing of it unasked, and loses neither text', async () => {
    edit(theirs, 'pages/rse.yaml', (text) => text.replace('Nos engagements', 'Leurs engagements'));
    edit(theirs, POST, (text) => `${text}\nEt bonne santé.\n`);
    const pdf = 'files/posts/l-annee-commence.pdf';
    edit(theirs, pdf, (bytes) => `${bytes}\n`);
    const refused = await push(theirs);
    expect(refused).toEqual(failed('pages/rse.yaml: changed here and on the site'));
    expect(refused.stderr).toContain(`${pdf}: the site has another file of this name`);
    expect(read(dataDirectory, pdf.replace('files', 'storage'))).toBe(PDF);
    edit(theirs, pdf, (bytes) => bytes.trimEnd());
    expect((await page(CONTENT_PAGES.rse))[0].content).toContain('Nos');
    const pulled = await content('pull', theirs);
    expect(pulled.stdout).toContain('pages/rse.yaml: changed here and on the site');
    expect(read(theirs, 'pages/rse.yaml')).toContain('Leurs engagements');
    expect(read(theirs, POST)).toContain('bonne santé');
    expect(readdirSync(path.join(theirs, 'posts'))).toContain('nouveau.md');
    expect(existsSync(path.join(theirs, 'etudes/coder-a-cotonou.md'))).toBe(false);
    expect((await push(theirs, '--over')).code).toBe(0);
    expect((await page(CONTENT_PAGES.rse))[0].content).toContain('Leurs');
  });

  it('names what is newer on the site, and takes it with "pull"', async () => {
    expect((await content('diff', mine)).stdout).toContain(`${POST}: newer on the site`);
    await content('pull', mine);
    expect(read(mine, POST)).toBe(read(theirs, POST));
    expect(read(theirs, 'posts/nouveau.md')).toBe(read(mine, 'posts/nouveau.md'));
  });

  it('pulls a file stored by an editor, and removes a deleted one', async () => {
    write(dataDirectory, 'storage/lome.svg', SVG);
    expect((await content('diff', mine)).stdout).toBe('  files/lome.svg: only on the site: "pull" takes it\n');
    await content('pull', mine);
    expect(existsSync(path.join(mine, 'files/lome.svg'))).toBe(true);
    rmSync(path.join(dataDirectory, 'storage/lome.svg'));
    edit(mine, 'files/lome.svg', (drawing) => `${drawing}\n`);
    expect((await content('diff', mine)).stdout).toContain('files/lome.svg: changed here and on the site');
    edit(mine, 'files/lome.svg', (drawing) => drawing.trimEnd());
    expect((await push(mine)).stdout).toBe('Nothing to publish.\n');
    await content('pull', mine);
    expect(existsSync(path.join(mine, 'files/lome.svg'))).toBe(false);
  });

  it('does not withdraw a page, which the site has always', async () => {
    await content('pull', mine);
    rmSync(path.join(mine, 'pages/rse.yaml'));
    expect((await content('diff', mine)).stdout).toBe('  pages/rse.yaml: only on the site: "pull" takes it\n');
    expect((await push(mine)).stdout).toContain('because the site has its pages always:\n  pages/rse.yaml: ');
    await content('pull', mine);
    expect(read(mine, 'pages/rse.yaml')).toBe(read(theirs, 'pages/rse.yaml'));
  });
});
