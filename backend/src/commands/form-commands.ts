/** `npm run site -- form`: the application form as a file (docs/form-file.md). */
import { Argument } from '@commander-js/extra-typings';
import { SHARES } from '@vipp/shared/contract/workshop/publication-calls';
import { checkDefinition, checkNewVersion } from '@vipp/shared/lib/application/check-definition';
import { definitionDifferences, differencesInWords } from '@vipp/shared/lib/application/definition-differences';
import * as z from 'zod/mini';
import {
  endFormTrial,
  listForms,
  publishDefinition,
  readFigures,
  requireValid,
  rollBackForm,
  type ListedForm,
} from '../operators/form-operations';
import { OperatorRefusal } from '../operators/operation';
import { toJson, toTable } from '../operators/print-rows';
import {
  addCommand,
  byOption,
  type CommandContext,
  type CommandGroup,
  DAY,
  lines,
  typed,
  VERSION,
  whyOption,
} from './command';
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

const SHARE = typed(z.pipe(z.coerce.number<string>(), z.literal(SHARES)), `It is one of ${SHARES.join(', ')}`);

function addPublications(group: CommandGroup, { call, print }: CommandContext): void {
  addCommand(group, 'publish', 'publish a file as the next version, live within a second')
    .addArgument(fileArgument)
    .addOption(whyOption)
    .addOption(byOption)
    .option('--share <PERCENT>', `as a trial with this share of candidates: ${SHARES.join(', ')}`, SHARE)
    .action(async (file, { why: reason, by, share = null }) => {
      const read = await readFormFile(file);
      const definition = requireValid(read.definition, checkNewVersion, file);
      const before = (await call(listForms, {})).find(({ version }) => version === read.version);
      const { version } = await call(publishDefinition, { by, reason, basedOn: read.version, definition, share });
      // A file goes on from the version on trial once that is published.
      if (share === null) await writeVersion(file, read, version);
      const published = share === null ? 'is published' : `is on trial with ${share} % of candidates`;
      print(
        `Version ${version} ${published}.\n${before ? lines(differencesInWords(definitionDifferences(before.definition, definition))) : ''}`,
      );
    });
  addCommand(group, 'end-trial', 'the version on trial goes to all candidates, or to none')
    .addArgument(new Argument('<OUTCOME>').choices(['publish', 'take-back']))
    .addOption(whyOption)
    .addOption(byOption)
    .action(async (outcome, { why: reason, by }) => {
      const { version } = await call(endFormTrial, { by, reason, outcome });
      print(`All candidates get version ${version}.\n`);
    });
  addCommand(group, 'rollback', 'publish the content of an earlier version as the next one')
    .argument('<VERSION>', 'the earlier version', VERSION)
    .addOption(whyOption)
    .addOption(byOption)
    .action(async (earlier, { why: reason, by }) => {
      const { version } = await call(rollBackForm, { by, reason, version: earlier });
      print(`Version ${version} is published, with the content of version ${earlier}.\n`);
    });
  addCommand(group, 'history', 'list all versions: when, by whom and why').action(async () => {
    const forms = await call(listForms, {});
    const rows = forms.map(({ version, state, share, publishedAt, publishedBy, reason }) => ({
      version,
      state: share === null ? state : `${state} (${share} %)`,
      published: publishedAt.slice(0, 16).replace('T', ' '),
      by: publishedBy,
      why: reason,
    }));
    print(toTable(rows, Infinity));
  });
}

export function addFormCommands(group: CommandGroup, context: CommandContext): void {
  const { call, print } = context;
  addFileCommands(group, context);
  addPublications(group, context);
  addCommand(group, 'figures', 'print what the workshop shows of a version, as JSON')
    .argument('[VERSION]', 'the published one when it is left out', VERSION)
    .option('--since <DAY>', 'of this day and later', DAY)
    .action(async (version, { since }) => print(toJson(await call(readFigures, { version, since }))));
}
