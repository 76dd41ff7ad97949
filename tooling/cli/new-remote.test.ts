import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { planRemote } from './new-remote';

const project = path.resolve(__dirname, '../..');
const LOCK = 'package-lock.json';

const root = temporaryFolder();
const routes = ownRemotes.map((name) => `${name}/routes.json`);
for (const file of [...routes, LOCK, 'shared/package.json']) cpSync(path.join(project, file), path.join(root, file));

const plan = (name: string, route: string) => planRemote(root, name, route);

describe('a new remote', () => {
  it('is a folder with a page, without placeholders', () => {
    const { created } = plan('mf-essai', "/essai/evenements= L'agenda ");
    expect(JSON.parse(created['mf-essai/routes.json'] ?? '')).toEqual([
      { path: '/essai/evenements', module: './essai-evenements-page', title: 'L’agenda' },
    ]);
    expect(created['mf-essai/src/exposes/essai-evenements-page.tsx']).toContain("title = 'L’agenda'");
    expect(Object.entries(created).join()).not.toMatch(/mf-name|page-name|page-path|Page title/);
    expect(plan('mf-essai', '/essai/nos-salons').page.title).toBe('Nos salons');
  });

  it('adds what npm ci needs to the lock file, in the order of npm, and alters nothing else', () => {
    const { changed } = plan('mf-essai', '/essai/evenements');
    expect([Object.keys(changed), readdirSync(root).includes('mf-essai')]).toEqual([[LOCK], false]);
    const { packages } = JSON.parse(changed[LOCK] ?? '');
    expect(packages['node_modules/mf-essai']).toEqual({ resolved: 'mf-essai', link: true });
    expect(packages['mf-essai'].dependencies).toEqual(packages['mf-content'].dependencies);
    const before = readFileSync(path.join(root, LOCK), 'utf8').split('\n');
    let next = 0;
    for (const line of (changed[LOCK] ?? '').split('\n')) if (line === before[next]) next += 1;
    expect(next).toBe(before.length);
    expect(Object.keys(packages)).toEqual(Object.keys(packages).sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each([
    ['events', '/a', /"events" is no name of a remote/],
    ['mf-Events', '/a', /"mf-Events" is no name of a remote/],
    ['mf-../x', '/a', /is no name of a remote/],
    ['mf-taken', '/a', /mf-taken exists already/],
    ['mf-essai', '/Essai', /an address is \/words in lower case/],
    ['mf-essai', 'essai', /an address is \/words in lower case/],
    ['mf-essai', '/essai/evenements/:slug', /without accents or parameters/],
    ['mf-essai', '/contact', /mf-forms \(\/contact\) answers this address already/],
    ['mf-essai', '/actualite/agenda', /mf-news-studies \(\/actualite\/:slug\) answers this address already/],
    ['mf-essai', '/candidature', /the shell itself answers/],
    ['mf-essai', `/a=${'x'.repeat(61)}`, /its title is longer than 60 characters/],
  ])('is refused with a reason: %s %s', (name, route, message) => {
    mkdirSync(path.join(root, 'mf-taken'), { recursive: true });
    expect(() => plan(name, route)).toThrow(message);
  });
});
