/** `npm run site -- form`: the application form as a file (docs/form-file.md). */
import { Argument } from '@commander-js/extra-typings';
import { checkDefinition, checkNewVersion } from '@vipp/shared/lib/application/check-definition';
import { definitionDifferences, differencesInWords } from '@vipp/shared/lib/application/definition-differences';
import { listForms, publishDefinition, requireValid, type ListedForm } from '../operators/form-operations';
import { OperatorRefusal } from '../operators/operation';
import { addCommand, byOption, type CommandContext, type CommandGroup, lines, whyOption } from './command';
import { findFormFile, readFormFile, writeFormFile, writeVersion, type FormFile } from './form-file';

/** @throws OperatorRefusal where the site has no version, because it never ran */
function currentOf(forms: readonly ListedForm[]): ListedForm {
  const current = forms.find(({ state }) => state === 'published');
  if (!current) throw new OperatorRefusal('the site has no version of the form yet: start it once');
  return current;
}

/** Whether a file has changes that no version has. */
function isChanged({ definition: value }: FormFile, forms: readonly ListedForm[]): boolean {
  const { definition } = checkDefinition(value);
  return !definition || forms.every((form) => definitionDifferences(form.definition, definition).length > 0);
}

const fileArgument = new Argument('[FILE]', 'the form as YAML').default('candidature.yaml');

function addFileCommands(group: CommandGroup, { call, print }: CommandContext): void {
  addCommand(group, 'pull', 'write the current version to a file')
    .addArgument(fileArgument)
    .option('--force', 'over changes in it')
    .action(async (file, { force }) => {
      const forms = await call(listForms, {});
      const { version, definition } = currentOf(forms);
      const existing = await findFormFile(file);
      if (existing && !force && isChanged(existing, forms))
        throw new OperatorRefusal(`${file} has changes that were not published: take another file, or --force`);
      await writeFormFile(file, version, definition);
      print(`${file} has version ${version}.\n`);
    });
  addCommand(group, 'check', 'print what is wrong with a file; needs no site')
    .addArgument(fileArgument)
    .action(async (file) => {
      requireValid((await readFormFile(file)).definition, checkNewVersion, file);
      print(`${file} is valid.\n`);
    });
  addCommand(group, 'diff', 'print what a file changes in the current version')
    .addArgument(fileArgument)
    .action(async (file) => {
      const read = await readFormFile(file);
      const definition = requireValid(read.definition, checkNewVersion, file);
      const current = currentOf(await call(listForms, {}));
      const changes = differencesInWords(definitionDifferences(current.definition, definition));
      if (current.version !== read.version)
        print(`${file} is made from version ${read.version}; the current one is ${current.version}.\n`);
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
      const read = await readFormFile(file);
      const definition = requireValid(read.definition, checkNewVersion, file);
      const before = (await call(listForms, {})).find(({ version }) => version === read.version);
      const { version } = await call(publishDefinition, { by, reason, basedOn: read.version, definition });
      await writeVersion(file, read, version);
      print(
        `Version ${version} is published.\n${before ? lines(differencesInWords(definitionDifferences(before.definition, definition))) : ''}`,
      );
    });
}
