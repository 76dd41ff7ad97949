import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import { changeFields } from '@vipp/shared/testing/only-fields';
import { blockOf, codeOf, commandsInDocuments } from '@vipp/shared/testing/documents.server';
import { parse } from 'yaml';
import { parseContent } from '../content/document';
import { siteCommand } from '../testing/site-command';

it.each(commandsInDocuments('npm run site --'))(
  'npm run site has the command « %s » of the documents',
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

const OF_KIND: Readonly<Record<string, object>> = {
  choices: { options: ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value })) },
  text: { autocomplete: 'off' },
};

it.each(codeOf('docs/form-file.md', 'rules: |when: '))('a question may have « %s » of the documents', (code) => {
  const [, kind = 'text'] = /rule: (\w+)/.exec(code) ?? [];
  const own = { name: 'exemple', label: 'Exemple', kind, feeds: 'exemple' };
  const question = { ...own, ...OF_KIND[kind], ...parse(`{ ${code} }`) };
  const definition = changeFields(builtInApplication, (field) =>
    field.name === 'langueAfricaine' ? [field, question] : [field],
  );
  expect(checkDefinition(definition).problems).toEqual([]);
});
