import { randomBytes } from 'node:crypto';
import { ownRoutes } from '@vipp/shared/testing/own-routes.server';
import type { Problem } from '@vipp/shared/contract/federation/problem';
import { createMemoryStore } from '../registry/local-store';
import { openRegistry, type Registry } from '../registry/registry';
import { ownPathsGiven, pathsGiven } from '../../testing/registry-changes';
import { fakeBuild, type FakeBuild } from '../../testing/fake-build';
import { checkManifest } from './check-build';
import { misfitsOf, problemsOf } from './gate';

const REMOTE = 'mf-forms';
const fake = (changes?: Parameters<typeof fakeBuild>[2]) => fakeBuild(REMOTE, 'v1', changes);
const withContainer = (container: string) => fake({ manifest: (build) => ({ ...build, container }) });

let registry: Registry;
let answer: Problem[];
let tried: number;

beforeEach(async () => {
  registry = await openRegistry(createMemoryStore());
  await registry.change(() => ownPathsGiven(REMOTE));
  answer = [];
  tried = 0;
});

const parts = () => ({
  registry,
  singletonVersions: { react: '19.3.1' },
  sandbox: async () => {
    tried += 1;
    return answer;
  },
});

async function found({ files, manifest }: FakeBuild): Promise<Problem[]> {
  for (const [integrity, body] of files) await registry.files.put(integrity, body);
  const checked = checkManifest(REMOTE, manifest, registry.state());
  return Array.isArray(checked) ? checked : problemsOf(checked, parts());
}

it.each<[string, FakeBuild, RegExp]>([
  ['no JSON', { ...fake(), manifest: '{' }, /not JSON/],
  ['another shape', { ...fake(), manifest: '{"name":"mf-forms"}' }, /version: /],
  ['a build of another remote', fakeBuild('mf-content', 'v1'), /a build of mf-content, not of mf-forms/],
  ['a file beyond its folder', fake({ change: (_, server) => server.set('../a.cjs', '//') }), /\.\.\/a\.cjs is not/],
  ['no entry', fake({ change: (client) => client.delete('remote-entry.js') }), /client\/remote-entry\.js is missing/],
  ['a container of another name', withContainer('mf_content_v1'), /cannot be the name of its container/],
  ['the container of another version', withContainer('mf_forms_v0'), /is already used by mf-forms@v0/],
])('the gate refuses a manifest with %s before all other checks', async (_what, fake, message) => {
  const { manifest } = fakeBuild(REMOTE, 'v0');
  await registry.change(() => ({ remote: REMOTE, type: 'adopted', version: 'v0', manifest }));
  const problems = await found(fake);
  expect(problems.map(({ check }) => check)).toContain('manifest');
  expect(problems.map((problem) => problem.message).join()).toMatch(message);
  expect(tried).toBe(0);
});

it('the gate evaluates nothing while a file is missing', async () => {
  const [problem] = await problemsOf(fake().build, parts());
  expect(problem).toMatchObject({ check: 'files', message: expect.stringContaining('not in the store of the site') });
  expect(tried).toBe(0);
});

it('the gate reports a module that the shell mounts and the client half does not expose', async () => {
  const { client, ...build } = fake().build;
  const { 'contact-page': _contact, ...groups } = client.groups;
  const problems = await found(fake({ manifest: () => ({ ...build, client: { ...client, groups } }) }));
  expect(problems[0]?.message).toContain('does not expose ./contact-page, which the shell mounts at /contact');
});

it.each([
  ['/newsletters', /is not among the paths of this remote/, /vipp-mf team add mf-forms --paths \/newsletters/],
  ['/rse', /belongs to mf-content/, /agree with the team of mf-content/],
  ['/:slug', /is not among the paths/, /team add/],
  ['/healthz', /is an address of the shell itself/, /another path/],
  ['/contact', /is declared twice/, /mf-forms\/routes\.json/],
])('the gate refuses a page at %s, and says whose it is', async (path, message, fix) => {
  await registry.change(() => pathsGiven('mf-content', ['/rse']));
  const routes = [...ownRoutes(REMOTE), { path, module: './contact-page', title: 'Une page' }];
  const problem = { check: 'paths', message: expect.stringMatching(message), fix: expect.stringMatching(fix) };
  expect(await found(fake({ manifest: (build) => ({ ...build, routes }) }))).toEqual([problem]);
});

it('the gate refuses a version after an operator gave its path to another remote', async () => {
  const { build } = fake();
  expect(misfitsOf(build, parts())).toEqual([]);
  await registry.change(() => pathsGiven('mf-events', ['/contact']));
  const message = expect.stringContaining('/contact belongs to mf-events');
  expect(misfitsOf(build, parts())).toMatchObject([{ check: 'paths', message }]);
});

it('the gate refuses an entry that would load its chunks without hashes, or defines another container', async () => {
  const otherEntry = fake({ change: (client) => client.set('remote-entry.js', 'var mf_forms_v0;') });
  for (const [build, message] of [
    [fake({ verifies: false }), /loads \S+\.js without its SHA-256/],
    [otherEntry, /does not define the container mf_forms_v1/],
  ] as const)
    expect((await found(build))[0]).toMatchObject({ check: 'entry', message: expect.stringMatching(message) });
});

it.each([
  ['the same version', 'react', '^19.3.1', undefined],
  ['both sides of an upgrade', 'react', '^19.3.1 || ^20.0.0', undefined],
  ['the next major', 'react', '^20.0.0', /whose range includes 19\.3\.1, or publish again once the shell/],
  ['a range that is none', 'react', 'newest', /whose range includes 19\.3\.1/],
  ['a module that the shell does not share', 'zustand', '^5.0.0', /^Bundle it/],
])('the gate checks the range of a shared module: %s', async (_what, request, range, fix) => {
  const problems = await found(fake({ manifest: (build) => ({ ...build, singletons: { [request]: range } }) }));
  const message = expect.stringContaining(`mf-forms@v1: it needs ${request} ${range}, and the site provides`);
  expect(problems).toEqual(fix ? [{ check: 'singletons', message, fix: expect.stringMatching(fix) }] : []);
});

it('the gate refuses a module over the budget of its remote, and names the file of budgets', async () => {
  const heavy = randomBytes(40_000).toString('hex');
  const fix = expect.stringContaining('shared/contract/federation/budgets.ts');
  expect(await found(fake({ change: (client) => client.set('contact-page.js', heavy) }))).toEqual([
    { check: 'budgets', message: expect.stringMatching(/\.\/contact-page [\d.]+ kB > 39 kB/), fix },
  ]);
});

it('the gate reads no build above 32 MB', async () => {
  const large = fake({ change: (client) => client.set('large.js', 'x'.repeat(32 * 1024 * 1024)) });
  expect(await found(large)).toMatchObject([{ check: 'files', message: expect.stringContaining('larger than 32 MB') }]);
  expect(tried).toBe(0);
});

it('the gate accepts a complete build in which the sandbox worker finds nothing', async () => {
  expect(await found(fake())).toEqual([]);
  answer = [{ check: 'renders', message: 'm', fix: 'f' }];
  expect(await found(fake())).toEqual(answer);
});
