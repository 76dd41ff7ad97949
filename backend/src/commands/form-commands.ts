/** `npm run site -- form`: the application form as a file (docs/form-file.md). */
import { writeFile } from 'node:fs/promises';
import { Argument } from '@commander-js/extra-typings';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import { definitionDifferences, differencesInWords } from '@vipp/shared/lib/application/definition-differences';
import { Document, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { type ListedForm, listForms, publishDefinition, requireValid } from '../operators/form-operations';
import { readIfThere } from '../operators/operator-access';
import { OperatorRefusal } from '../operators/operation';
import { addCommand, byOption, type CommandContext, type CommandGroup, lines, whyOption } from './command';

const HEAD = ` Le formulaire de candidature de VIPP. Comment le changer\u202F: docs/form-file.md
 « version » est la version dont ce fichier part\u202F; npm run site -- form publish la met à jour.`;

const fileSchema = z.looseObject({ version: z.int() });

const write = (file: string, document: Document): Promise<void> => writeFile(file, document.toString({ lineWidth: 0 }));

async function writeFormFile(
  file: string,
  version: number,
  { steps, positions, receptionKey, fixed }: ApplicationDefinition,
): Promise<void> {
  const document = new Document({ version, positions, steps, receptionKey, fixed }, { aliasDuplicateObjects: false });
  document.commentBefore = HEAD;
  await write(file, document);
}

/**
 * @returns the version of the last pull or publication, and the unchecked definition; undefined where there is no such file
 * @throws OperatorRefusal for a file without its version, or not YAML
 */
async function findFormFile(file: string) {
  const bytes = await readIfThere(file);
  if (!bytes) return undefined;
  const document = parseDocument(bytes.toString());
  const [error] = document.errors;
  if (error) throw new OperatorRefusal(`${file} is not YAML: ${error.message.trim()}`);
  const parsed = fileSchema.safeParse(document.toJS());
  if (!parsed.success)
    throw new OperatorRefusal(`${file} has no "version": pull the form into another file, and make your change there`);
  const { version, ...definition } = parsed.data;
  return { version, definition, document };
}

/** @throws OperatorRefusal also where there is no such file, or its form is not valid */
async function readValid(file: string) {
  const found = await findFormFile(file);
  if (!found) throw new OperatorRefusal(`there is no file ${file}: "pull ${file}" writes it`);
  return { ...found, definition: requireValid(found.definition, file) };
}

/** @throws OperatorRefusal for a site without versions: it never ran */
function currentOf(forms: readonly ListedForm[]): ListedForm {
  const current = forms.find(({ state }) => state === 'published');
  if (!current) throw new OperatorRefusal('the site has no version of the form yet: start it once');
  return current;
}

/** Whether the form of a file has unpublished changes. */
function isChanged(value: unknown, forms: readonly ListedForm[]): boolean {
  const { definition } = checkDefinition(value);
  return !definition || forms.every((form) => definitionDifferences(form.definition, definition).length > 0);
}

const fileArgument = new Argument('[FILE]', 'the form as YAML').default('candidature.yaml');

function addFileCommands(group: CommandGroup, { call, print }: CommandContext): void {
  addCommand(group, 'pull', 'write the current version to a file')
    .addArgument(fileArgument)
    .option('--force', 'overwrite changes of the file that were not published')
    .action(async (file, { force }) => {
      const forms = await call(listForms, {});
      const { version, definition } = currentOf(forms);
      const existing = await findFormFile(file);
      if (existing && !force && isChanged(existing.definition, forms))
        throw new OperatorRefusal(`${file} has changes that were not published: take another file, or --force`);
      await writeFormFile(file, version, definition);
      print(`${file} has version ${version}.\n`);
    });
  addCommand(group, 'check', 'print what is wrong with a file; needs no site')
    .addArgument(fileArgument)
    .action(async (file) => {
      await readValid(file);
      print(`${file} is valid.\n`);
    });
  addCommand(group, 'diff', 'print what a file changes in the current version')
    .addArgument(fileArgument)
    .action(async (file) => {
      const { version, definition } = await readValid(file);
      const current = currentOf(await call(listForms, {}));
      const changes = differencesInWords(definitionDifferences(current.definition, definition));
      if (current.version !== version)
        print(`${file} is made from version ${version}; the current one is ${current.version}.\n`);
      print(changes.length === 0 ? `${file} says the same as version ${current.version}.\n` : lines(changes));
    });
}

export function addFormCommands(group: CommandGroup, context: CommandContext): void {
  addFileCommands(group, context);
  const { call, print } = context;
  addCommand(group, 'publish', 'publish a file as the next version, live within a second')
    .addArgument(fileArgument)
    .addOption(whyOption)
    .addOption(byOption)
    .action(async (file, { why: reason, by }) => {
      const { version: basedOn, definition, document } = await readValid(file);
      const before = (await call(listForms, {})).find((form) => form.version === basedOn);
      const { version } = await call(publishDefinition, { by, reason, basedOn, definition });
      document.set('version', version);
      await write(file, document);
      print(
        `Version ${version} is published.\n${before ? lines(differencesInWords(definitionDifferences(before.definition, definition))) : ''}`,
      );
    });
}
