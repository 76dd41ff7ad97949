/** The recipes of docs/where-code-lives.md compile. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, textOf } from '@vipp/shared/testing/documents.server';
import ts from 'typescript';

const page = textOf('docs/where-code-lives.md');
const NEW_FILE = /\*\*((?:mf-|shared)[\w/.-]+)\*\*[^\n]*\n+```\w+\n([^]*?)```/g;
const NEW_LINE =
  /^\d\. `([\w/.-]+\.tsx?)`, (before|after|in) `([^`]+)`[^\n]*?: `([^\n`]+)`(?:; add `(\w+)` to the import from `([^`]+)`)?/gm;
/** The two lines that an optional number has instead of those of a text. */
const NUMBER_LINE = /^- `(effectif: [^`\n]+|\{ name: 'effectif'[^`\n]+)`$/gm;
const texts = new Map<string, string>();

const read = (file: string): string => texts.get(file) ?? readFileSync(file, 'utf8');

/** Adds a line where the recipe says: beside the line of a field or a path, or first in an object. */
function insert(file: string, where: string, anchor: string, line: string): void {
  const lines = read(file).split('\n');
  const start = lines.findIndex((text) =>
    where === 'in' ? text.includes(`const ${anchor}`) : RegExp(`^ *(\\w+: |\\{ \\w+: ')?${anchor}\\b`).test(text),
  );
  const first = where === 'in' ? lines.findIndex((text, index) => index >= start && /\{$/.test(text)) : start;
  if (start < 0) throw new Error(`${file} has no place for « ${line} »`);
  lines.splice(where === 'before' ? first : first + 1, 0, line);
  texts.set(file, lines.join('\n'));
}

function errorsOf(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tooling/tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const settings = { ...options, composite: false, emitDeclarationOnly: false, noEmit: true };
  const host = ts.createCompilerHost(settings);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  const program = ts.createProgram([...files, path.join(root, 'shared/ui/build-files.d.ts')], settings, host);
  const textOfError = ({ file, messageText }: ts.Diagnostic) =>
    `${path.relative(root, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  return ts.getPreEmitDiagnostics(program).map(textOfError);
}

it('the recipes of a page, a field, a number beside it and a component have no error of types', () => {
  for (const [, file = '', text = ''] of page.matchAll(NEW_FILE)) texts.set(path.join(root, file), text);
  for (const [, name = '', where = '', anchor = '', line = '', imported, module] of page.matchAll(NEW_LINE)) {
    const file = path.join(root, name);
    insert(file, where, anchor, line);
    if (imported) texts.set(file, read(file).replace(` } from './${module}'`, `, ${imported} } from './${module}'`));
  }
  expect(texts.size).toBe(9);
  const [schemaLine = '', fieldLine = ''] = [...page.matchAll(NUMBER_LINE)].map(([, line = '']) => line);
  const asNumber = (line: string): string =>
    line
      .replace(/^siteWeb: optionalText.*$/, schemaLine)
      .replace(/^\{ name: 'siteWeb'.*$/, fieldLine)
      .replaceAll('siteWeb', 'effectif');
  const withNumber = (line: string): string => `${line}\n${asNumber(line)}`;
  for (const [file, text] of texts) texts.set(file, text.replaceAll(/^.*siteWeb.*$/gm, withNumber));
  expect([...texts.values()].filter((text) => text.includes('effectif'))).toHaveLength(5);
  const code = [...texts.keys()].filter((file) => !file.endsWith('.css'));
  expect(errorsOf([...code, path.join(root, 'backend/src/contacts/contact.ts')])).toEqual([]);
});
