import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { CommandError } from './command-error';
import { planRemote } from './new-remote';

const project = path.resolve(__dirname, '../..');
const LOCK = 'package-lock.json';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vipp-new-'));
  const routes = ownRemotes.map((name) => `${name}/routes.json`);
  for (const file of [...routes, LOCK, 'shared/package.json']) cpSync(path.join(project, file), path.join(root, file));
});
afterAll(() => rmSync(root, { recursive: true }));

const plan = (name: string, ...routes: string[]) => planRemote(root, name, routes);
const failure = (name: string, ...routes: string[]): string => {
  try {
    plan(name, ...routes);
    return 'planned';
  } catch (error) {
    return error instanceof CommandError ? `${error.code} ${error.message}` : String(error);
  }
};

describe('a new remote', () => {
  it('declares its pages, and changes one file of others: what npm ci needs in the lock file', () => {
    const { created, changed } = plan('mf-essai', '/essai/evenements');
    expect(JSON.parse(created['mf-essai/routes.json'] ?? '')).toEqual([
      { path: '/essai/evenements', module: './essai-evenements-page', title: 'Évènements' },
    ]);
    expect([Object.keys(changed), readdirSync(root).includes('mf-essai')]).toEqual([[LOCK], false]);
    const { packages } = JSON.parse(changed[LOCK] ?? '');
    expect(packages['node_modules/mf-essai']).toEqual({ resolved: 'mf-essai', link: true });
    expect(packages['mf-essai'].dependencies).toEqual(packages['mf-content'].dependencies);
  });

  it('adds lines to the files that it changes, in the order of npm, and alters none', () => {
    const { changed } = plan('mf-essai', '/essai/evenements');
    for (const [file, text] of Object.entries(changed)) {
      const before = readFileSync(path.join(root, file), 'utf8').split('\n');
      let next = 0;
      for (const line of text.split('\n')) if (line === before[next]) next += 1;
      expect([file, next]).toEqual([file, before.length]);
    }
    const names = Object.keys(JSON.parse(changed[LOCK] ?? '').packages);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('has a page module and an entry in its lists for each route, and no placeholder', () => {
    const { created } = plan('mf-essai', '/essai/evenements', '/essai/evenements/archives');
    const text = (file: string): string => created[`mf-essai/${file}`] ?? '';
    expect(text('src/exposes/essai-evenements-archives-page.tsx')).toContain('pageTexts.essaiEvenementsArchives;');
    expect(text('src/exposes/essai-evenements-page.tsx')).toContain('pageTexts.essaiEvenements;');
    expect(text('src/model/page-texts.ts')).toMatch(/essaiEvenements: [^]*title: 'Archives'/);
    expect(text('src/standalone.tsx')).toContain("'/essai/evenements/archives': essaiEvenementsArchives,");
    expect(Object.entries(created).join()).not.toMatch(/mf-name|page-name|pageName|page-path|Page title|for each page/);
  });

  it.each([
    ['/essai/evenements', 'Évènements'],
    ['/essai/nos-equipes', 'Nos équipes'],
    ["/essai/agenda= L'agenda : cette semaine ", 'L’agenda\u202F: cette semaine'],
  ])('is titled in French: %s', (route, title) => {
    const { pages } = plan('mf-essai', route);
    expect(pages[0]?.title).toBe(title);
  });

  it.each([
    ['events', ['/a'], /^2 "events" is no name of a remote/],
    ['mf-Events', ['/a'], /"mf-Events" is no name of a remote/],
    ['mf-../x', ['/a'], /is no name of a remote/],
    ['mf-forms', ['/a'], /mf-forms exists already/],
    ['mf-taken', ['/a'], /mf-taken exists already/],
    ['mf-essai', ['/Essai'], /an address is \/words in lower case/],
    ['mf-essai', ['essai'], /an address is \/words in lower case/],
    ['mf-essai', ['/essai/evenements/:slug'], /without accents or parameters/],
    ['mf-essai', ['/contact'], /mf-forms \(\/contact\) answers this address already/],
    ['mf-essai', ['/actualite/agenda'], /mf-news-studies \(\/actualite\/:slug\) answers this address already/],
    ['mf-essai', ['/federation/agenda'], /the shell itself answers/],
    ['mf-essai', ['/candidature'], /the shell itself answers/],
    ['mf-essai', ['/a', '/a'], /two addresses would have the module a-page/],
    ['mf-essai', ['/a-b', '/a/b'], /two addresses would have the module a-b-page/],
    ['mf-essai', [`/a=${'x'.repeat(61)}`], /its title is longer than 60 characters/],
  ])('is refused with a reason: %s %j', (name, routes, message) => {
    mkdirSync(path.join(root, 'mf-taken'), { recursive: true });
    expect(failure(name, ...routes)).toMatch(message);
  });
});
