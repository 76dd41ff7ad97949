import { slugOf, staleDocuments, staleNames } from './check-docs.mjs';

const project = {
  exists: (name) => ['docs/operating.md', 'shell/src/route-table.ts', 'README.md'].includes(name),
  isFolder: (name) => ['docs', 'shell'].includes(name),
  textOf: () => '# Operating the site\n\n### A team’s path from change to live\n\n```sh\n# no heading\n```\n',
  hasScript: (name, workspace) => name === 'dev' && [undefined, 'mf-forms'].includes(workspace),
};
const stale = (text) => staleNames('docs/page.md', text, project);

describe('a document', () => {
  it('names files, headings and scripts that are there', () => {
    expect(stale('[a](operating.md), [b](operating.md#a-teams-path-from-change-to-live), [c](https://example.org/), `shell/src/route-table.ts`, `npm run dev -w mf-forms`')).toEqual([]);
  });

  it.each([
    ['[a](missing.md)', /links to missing\.md/],
    ['[a](operating.md#no-heading)', /no heading there/],
    ['`shell/src/gone.ts`', /names `shell\/src\/gone\.ts`/],
    ['npm run deploy', /names the script deploy/],
    ['npm run dev -w mf-content', /which mf-content does not have/],
  ])('is stale with %s', (text, message) => {
    expect(stale(text)).toEqual([expect.stringMatching(message)]);
  });

  it('may name what is no path: addresses, placeholders, media types', () => {
    expect(stale('`/actualite/{slug}`, `text/html`, `mf-*/src`, `SHA-384/base64`')).toEqual([]);
  });
});

it('finds a document that a source names and that is gone', () => {
  expect(staleDocuments('shell/server/app.ts', '// see docs/operating.md and docs/gone.md', project)).toEqual([expect.stringContaining('docs/gone.md')]);
});

it('makes the fragment of a heading as forges do', () => {
  expect(slugOf('Running `several` gateways: how?')).toBe('running-several-gateways-how');
});
