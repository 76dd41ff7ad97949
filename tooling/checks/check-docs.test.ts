import { requirementNumbers, unknownRequirements, slugOf, staleDocuments, staleNames } from './check-docs';

const project = {
  exists: (name: string): boolean => ['docs/operating.md', 'shell/src/route-table.ts', 'README.md'].includes(name),
  isFolder: (name: string): boolean => ['docs', 'shell'].includes(name),
  textOf: (): string => '# Operating the site\n\n### A team’s path from change to live\n\n```sh\n# no heading\n```\n',
  hasScript: (name: string, workspace?: string): boolean =>
    name === 'dev' && (workspace === undefined || workspace === 'mf-forms'),
};
const stale = (text: string): string[] => staleNames('docs/page.md', text, project);

describe('a document', () => {
  it('names files, headings and scripts that are there', () => {
    expect(
      stale(
        '[a](operating.md), [b](operating.md#a-teams-path-from-change-to-live), [c](https://example.org/), `shell/src/route-table.ts`, `npm run dev -w mf-forms`',
      ),
    ).toEqual([]);
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
  expect(staleDocuments('shell/server/app.ts', '// see docs/operating.md and docs/gone.md', project)).toEqual([
    expect.stringContaining('docs/gone.md'),
  ]);
});

it('makes the fragment of a heading as forges do', () => {
  expect(slugOf('Running `several` gateways: how?')).toBe('running-several-gateways-how');
});

describe('numbers of requirements', () => {
  const defined = requirementNumbers('- **2.1** The pages are …\n- **2.14** Site map …\nsee **9.9**\n');

  it('are those that begin an item of the list', () => {
    expect([...defined]).toEqual(['2.1', '2.14']);
  });

  it('are reported when they are not defined, wherever they are in a citation', () => {
    const text = '// Requirement 2.1: fine. See requirements 2.1, 3.2 and 2.14, requirement 2.140.';
    expect(unknownRequirements('a.ts', text, defined)).toEqual([
      'a.ts: cites requirement 3.2, which docs/requirements.md does not have',
      'a.ts: cites requirement 2.140, which docs/requirements.md does not have',
    ]);
  });

  it('are not what other numbers are', () => {
    expect(unknownRequirements('a.ts', '// version 3.2 is required; requirements: 3.2', defined)).toEqual([]);
  });
});
