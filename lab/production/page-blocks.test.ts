import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blocksOf } from './page-blocks';
import { ELSEWHERE } from './production-page';

const page = `# Title

\`\`\`sh
one
# not a heading
\`\`\`

## Part

\`\`\`sql
select 1;
\`\`\`

\`\`\`sh systemd
two
\`\`\`
`;

it('are the blocks of sh, each with its heading, its purpose and its line', () => {
  expect(blocksOf(page)).toEqual([
    { heading: 'Title', purpose: undefined, line: 4, commands: 'one\n# not a heading\n' },
    { heading: 'Part', purpose: 'systemd', line: 15, commands: 'two\n' },
  ]);
});

it('of docs/running-in-production.md are for its machine, or for one that the test names', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/running-in-production.md'), 'utf8');
  const blocks = blocksOf(text);
  const purposes = blocks.flatMap(({ purpose }) => purpose ?? []);
  expect([...new Set(purposes)].sort()).toEqual([...ELSEWHERE].sort());
  expect(blocks.filter(({ purpose }) => purpose === undefined).length).toBeGreaterThan(15);
});
