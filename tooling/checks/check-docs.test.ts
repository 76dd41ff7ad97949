import { slugOf, staleNames } from './check-docs';

const TEXTS: Readonly<Record<string, string>> = {
  'docs/operating.md': '# Operating the site\n\n### A team’s path from change to live\n\n```sh\n# no heading\n```\n',
  'docs/requirements.md': '# Requirements\n- **2.1** The pages are …\n- **2.14** Site map …\nsee **9.9**\n',
  'shell/src/routes.ts': '',
  'package.json': '{ "scripts": { "dev": "" } }',
  'mf-forms/package.json': '{ "scripts": { "dev": "" } }',
  'mf-content/package.json': '{}',
};
const project = {
  exists: (name: string): boolean => Object.keys(TEXTS).some((file) => file === name || file.startsWith(`${name}/`)),
  textOf: (file: string): string => TEXTS[file] ?? '',
};
const namesIn = (text: string, file = 'docs/page.md'): string[] =>
  staleNames(file, text, project).map((line) => /names (.*), which/.exec(line)?.[1] ?? line);

it('a document may name files, headings, scripts and requirements that exist, and what is no path', () => {
  expect(
    namesIn(
      '[a](operating.md), [b](operating.md#a-teams-path-from-change-to-live), [c](https://example.org/), `shell/src/routes.ts`, `npm run dev -w mf-forms`, requirements 2.1 and 2.14, `/actualite/{slug}`, `text/html`, `mf-*/src`, version 3.2 is required; requirements: 3.2',
    ),
  ).toEqual([]);
});

it.each([
  ['[a](missing.md)', 'missing.md'],
  ['[a](operating.md#no-heading)', 'operating.md#no-heading'],
  ['`shell/src/gone.ts`', 'shell/src/gone.ts'],
  ['npm run deploy', 'npm run deploy'],
  ['npm run dev -w mf-content', 'npm run dev -w mf-content'],
  ['See requirements 2.1, 3.2 and 2.14.', 'requirement 3.2'],
  ['requirement 2.140', 'requirement 2.140'],
])('a document with %s is stale', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

it('a document that a source names and that is gone is reported', () => {
  expect(namesIn('// see docs/operating.md and docs/gone.md', 'shell/server/app.ts')).toEqual(['docs/gone.md']);
});

it('the fragment of a heading is made as forges make it', () => {
  expect(slugOf('Running `several` gateways: how?')).toBe('running-several-gateways-how');
});
