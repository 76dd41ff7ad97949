import { staleNames, unknownStyles } from './sources';

const TEXTS = {
  'docs/operating.md': '# Operating\n\n### A team’s `path` from change: to live?\n\n```sh\n# no heading\n```\n',
  'docs/requirements.md': '# Requirements\n- **2.1** The pages are …\n- **2.14** Site map …\nsee **9.9**\n',
  'shell/src/routes.ts': '',
  'dist/vipp-site.tar.gz': '',
  '.data/secret.key': '',
  'package.json': '{ "scripts": { "dev": "", "lab": "", "check": "" } }',
  'mf-forms/package.json': '{ "scripts": { "dev": "" } }',
  'mf-content/package.json': '{}',
  'lab/web/web.ts': '',
  'tooling/checks/check.ts': "const CHECKS: Checks = {\n  'folder cycles': cruise,\n};\n",
  'tooling/run/test.ts': 'const SCOPES = {\n  unit: [UNIT],\n};\n',
};
const exists = (name: string): boolean =>
  Object.keys(TEXTS).some((file) => file === name || file.startsWith(`${name}/`));
const namesIn = (text: string, file = 'docs/page.md'): string[] =>
  staleNames(file, new Map(Object.entries({ ...TEXTS, [file]: text })), exists).map(
    (line) => /names (.*), which/.exec(line)?.[1] ?? line,
  );

it('a document may name existing files, headings, scripts and requirements, and words that are no path', () => {
  const text =
    '[a](operating.md), [b](operating.md#a-teams-path-from-change-to-live), [c](https://example.org/), `shell/src/routes.ts`, `dist/build.json`, `.data/mail`, `npm run dev -w mf-forms`, `npm run lab -- web`, `npm run check cycles`, `npm test unit`, `npx jest shell/src`, `PORT=1 npm start`, requirements 2.1 and 2.14, `/actualite/{slug}`, `text/html`, `mf-*/src`, version 3.2 is required; requirements: 3.2';
  expect(namesIn(text)).toEqual([]);
});

it.each([
  ['[a](missing.md)', 'missing.md'],
  ['[a](operating.md#no-heading)', 'operating.md#no-heading'],
  ['`shell/src/gone.ts`', 'shell/src/gone.ts'],
  ['npm run deploy', 'npm run deploy'],
  ['npm run dev -w mf-content', 'npm run dev -w mf-content'],
  ['`npm run lab -- gone`', 'npm run lab -- gone'],
  ['`npm run check gone`', 'npm run check gone'],
  ['`npm test gone`', 'npm test gone'],
  ['`npx jest shell/gone`', 'npx jest shell/gone'],
  ['`GONE=1 PORT=2 npm start`', 'GONE'],
  ['See requirements 2.1, 3.2 and 2.14.', 'requirement 3.2'],
  ['requirement 2.140', 'requirement 2.140'],
  ['// see docs/operating.md and docs/gone.md', 'docs/gone.md', 'shell/server/app.ts'],
])('a document or a source with %s is stale', (text, name, file = 'docs/page.md') => {
  expect(namesIn(text, file)).toEqual([name]);
});

const CSS =
  '@layer page { /* .old */ .card { color: red; } .card:hover .link { scale: 1.02 } .card :global(.pdf) { margin: 0 } @media print { .wide { inline-size: 50.5% } } }';
const faultsOf = (code: string): string[] =>
  unknownStyles(
    new Map([
      ['mf-x/src/card.module.css', CSS],
      ['mf-x/src/card.tsx', `import styles from './card.module.css';\n${code}`],
    ]),
  );

it('a class that only components or only the style sheet have is reported', () => {
  for (const code of ['styles.card, styles.link, styles.wide', 'styles[kind]']) expect(faultsOf(code)).toEqual([]);
  expect(faultsOf('styles.card, styles.link, styles.wid')).toEqual([
    'mf-x/src/card.module.css: has no class « wid »',
    'mf-x/src/card.module.css: « wide » is not used',
  ]);
});

it('a custom property that no style sheet, inline style or script defines is reported', () => {
  const texts = new Map([
    ['tokens.css', ':root {\n  --ink: black; }'],
    ['a.tsx', "style={{ '--column': 2 }}; element.style.setProperty('--scale', '2')"],
    ['b.css', 'a { color: var(--ink); order: var(--column); scale: var(--scale, 1);\n fill: var(--inc, var(--ink)) }'],
  ]);
  expect(unknownStyles(texts)).toEqual(['b.css: no style defines --inc']);
});
