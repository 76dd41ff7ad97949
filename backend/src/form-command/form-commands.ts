/** The commands of `npm run site -- form`; each prints its result or throws. */
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import { checkNewVersion } from '@vipp/shared/lib/application/check-new-version';
import { describeChanges } from '@vipp/shared/lib/application/describe-changes';
import type { Print } from '../operators/commands';
import { readFigures } from '../operators/figure-operations';
import {
  endFormTrial,
  listForms,
  publishDefinition,
  rollBackForm,
  type ListedForm,
} from '../operators/form-operations';
import { type CallOperation, OperatorRefusal } from '../operators/operation';
import { toTable } from '../operators/print-rows';
import { UsageError } from '../operators/usage';
import { compareFigures } from '@vipp/shared/lib/application/compare-figures';
import { outcomeOf, parseVersion, reasonOf, shareOf, sinceOf, versionOf, type FormArguments } from './form-arguments';
import { findFormFile, readFormFile, writeFormFile, writeVersion, type FormFile } from './form-file';
import { printComparison, printFigures } from './print-figures';

/** `connect` opens the database, which not every command needs. */
type Command = (connect: () => Promise<CallOperation>, args: FormArguments, print: Print) => Promise<void>;

const DEFAULT_FILE = 'candidature.yaml';
const fileOf = ({ target = DEFAULT_FILE }: FormArguments): string => target;

const lines = (list: readonly string[]): string => list.map((line) => `  ${line}\n`).join('');

/** @throws OperatorRefusal with everything that is wrong */
function requireValid(file: string, { definition: value }: FormFile): ApplicationDefinition {
  const { definition, problems } = checkNewVersion(value);
  if (definition) return definition;
  const found = problems.map(({ place, message }) => `${place}\u202F: ${message}`);
  throw new OperatorRefusal(`${file} is not valid:\n${lines(found)}${problems.length} in all; nothing was published`);
}

/** @throws OperatorRefusal where the site has no version, because it never ran */
function currentOf(forms: readonly ListedForm[]): ListedForm {
  const current = forms.find(({ state }) => state === 'published');
  if (!current) throw new OperatorRefusal('the site has no version of the form yet: start it once');
  return current;
}

/** Whether a file has changes that no version has. */
function isChanged({ definition: value }: FormFile, forms: readonly ListedForm[]): boolean {
  const { definition } = checkDefinition(value);
  return !definition || forms.every((form) => describeChanges(form.definition, definition).length > 0);
}

const pull: Command = async (connect, args, print) => {
  const file = fileOf(args);
  const call = await connect();
  const forms = await call(listForms, {});
  const { version, definition } = currentOf(forms);
  const existing = await findFormFile(file);
  if (existing && !args.force && isChanged(existing, forms))
    throw new OperatorRefusal(`${file} has changes that were not published: take another file, or --force`);
  await writeFormFile(file, version, definition);
  print(`${file} has version ${version}.\n`);
};

const check: Command = async (_connect, args, print) => {
  const file = fileOf(args);
  requireValid(file, await readFormFile(file));
  print(`${file} is valid.\n`);
};

const diff: Command = async (connect, args, print) => {
  const file = fileOf(args);
  const read = await readFormFile(file);
  const definition = requireValid(file, read);
  const call = await connect();
  const current = currentOf(await call(listForms, {}));
  const changes = describeChanges(current.definition, definition);
  if (current.version !== read.version)
    print(`${file} is made from version ${read.version}; the current one is ${current.version}.\n`);
  print(changes.length === 0 ? `${file} says the same as version ${current.version}.\n` : lines(changes));
};

const publish: Command = async (connect, args, print) => {
  const reason = reasonOf(args);
  const share = shareOf(args);
  const file = fileOf(args);
  const read = await readFormFile(file);
  const definition = requireValid(file, read);
  const call = await connect();
  const before = (await call(listForms, {})).find(({ version }) => version === read.version);
  const { version } = await call(publishDefinition, { by: args.by, reason, basedOn: read.version, definition, share });
  // A file goes on from the version on trial once that is published.
  if (share === null) await writeVersion(file, read, version);
  const published = share === null ? 'is published' : `is on trial with ${share} % of candidates`;
  print(`Version ${version} ${published}.\n${before ? lines(describeChanges(before.definition, definition)) : ''}`);
};

const rollback: Command = async (connect, args, print) => {
  const reason = reasonOf(args);
  const earlier = versionOf(args);
  const call = await connect();
  const { version } = await call(rollBackForm, { by: args.by, reason, version: earlier });
  print(`Version ${version} is published, with the content of version ${earlier}.\n`);
};

const endTrial: Command = async (connect, args, print) => {
  const reason = reasonOf(args);
  const outcome = outcomeOf(args);
  const call = await connect();
  const { version } = await call(endFormTrial, { by: args.by, reason, outcome });
  print(`All candidates get version ${version}.\n`);
};

const history: Command = async (connect, _args, print) => {
  const call = await connect();
  const forms = await call(listForms, {});
  print(
    toTable(
      forms.map(({ version, state, share, publishedAt, publishedBy, reason }) => ({
        version,
        state: share === null ? state : `${state} (${share} %)`,
        published: publishedAt.slice(0, 16).replace('T', ' '),
        by: publishedBy,
        why: reason,
      })),
      Infinity,
    ),
  );
};

/** Undefined options are left out, as JSON leaves them out on the way to the server. */
const figures: Command = async (connect, args, print) => {
  const since = sinceOf(args);
  const input = { ...(since !== undefined && { since }) };
  const version = args.target === undefined ? undefined : parseVersion(args.target, 'figures');
  const compared = args.compare === undefined ? undefined : parseVersion(args.compare, '--compare');
  const call = await connect();
  const report = await call(readFigures, { ...input, ...(version !== undefined && { version }) });
  const other = compared === undefined ? undefined : await call(readFigures, { ...input, version: compared });
  const comparison = other && compareFigures(report, other);
  if (args.json)
    return print(
      `${JSON.stringify({ figures: [report, ...(other ? [other] : [])], ...(comparison && { comparison }) }, undefined, 2)}\n`,
    );
  const parts = [
    ...(comparison ? [printComparison(comparison)] : []),
    printFigures(report),
    ...(other ? [printFigures(other)] : []),
  ];
  print(parts.join('\n'));
};

const commands: Record<string, Command> = {
  pull,
  check,
  diff,
  publish,
  rollback,
  'end-trial': endTrial,
  history,
  figures,
};

/** @throws UsageError when there is no such command */
export function findFormCommand({ command: name }: FormArguments): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  throw new UsageError(name ? `there is no command "${name}"` : 'a command is missing');
}
