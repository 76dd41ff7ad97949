import { blockOf, commandsInDocuments } from '@vipp/shared/testing/documents.server';
import { parseContent } from '../content/document';
import { siteCommand } from '../testing/site-command';

it.each(commandsInDocuments('npm run site --'))(
  'npm run site has the command of the documents: %s',
  async (words, options) => {
    const [name = '', ...rest] = words.split(' ');
    const { code, stdout } = await siteCommand({}, name, ...rest, '--help');
    expect([code, stdout]).toEqual([0, expect.stringContaining(`Usage: npm run site -- ${name}`)]);
    for (const option of options) expect(stdout).toContain(`${option} `);
  },
);

it('the article of the documents is one', () => {
  const document = { path: 'posts/egalite.md', text: blockOf('docs/content.md', 'markdown') };
  expect(() => parseContent(document)).not.toThrow();
});
