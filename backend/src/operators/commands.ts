/** The commands; each prints its result or throws UsageError. */
import { setApplicationState } from './candidate-operations';
import type { CommandArguments } from './command-arguments';
import { type Batch, type Cursor, erase, listCollection, planPurge, purge, type Rows } from './collection-operations';
import { type CollectionName, collections } from './collections';
import { flattenAnswers } from './flatten-answers';
import { listForms } from './form-operations';
import type { CallOperation } from './operation';
import { createCsvWriter, formatRows, type Format, toTable } from './print-rows';
import { keysOfForms, withReadableAnswers } from './readable-applications';
import { referentCommands } from './referent-commands';
import { applicationReference, applicationState, collectionName, parseTyped, rowId } from './typed-values';
import { UsageError } from './usage';
import { userCommands } from './user-commands';

export type Print = (text: string) => void;
type Command = (call: CallOperation, args: CommandArguments, print: Print) => Promise<void>;

/** Columns that are long and not human-readable. */
const NOT_IN_TABLES = ['sealed', 'reponses'];

async function toFormat(call: CallOperation, rows: Rows, collection: CollectionName, format: Format): Promise<Rows> {
  const { answers } = collections[collection];
  if (answers !== undefined && format !== 'table') {
    const forms = await call(listForms, {});
    return format === 'csv' ? flattenAnswers(rows, answers, keysOfForms(forms)) : withReadableAnswers(rows, forms);
  }
  if (format !== 'table') return rows;
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !NOT_IN_TABLES.includes(name))));
}

const listAs =
  (preferred: Format): Command =>
  async (call, args, print) => {
    const format = args.format ?? preferred;
    const collection = parseTyped(collectionName, args.words[1]);
    const isExport = args.words[0] === 'export';
    const toCsv = createCsvWriter();
    const collected: Rows = [];
    let after: Cursor | null = null;
    do {
      const batch: Batch = await call(listCollection, { collection, since: args.since, after, isExport });
      const rows = await toFormat(call, batch.rows, collection, format);
      if (format === 'csv') print(toCsv(rows));
      else collected.push(...rows);
      after = batch.next;
    } while (after !== null);
    if (format !== 'csv') print(formatRows(collected, format));
  };

const purgeExpired: Command = async (call, { yes }, print) => {
  const today = new Date().toISOString().slice(0, 10);
  const plan = await call(planPurge, { today });
  const total = plan.reduce((sum, { count }) => sum + count, 0);
  print(
    toTable(
      plan.map(({ collection, count, rule }) => ({ collection, due: count, rule })),
      Infinity,
    ),
  );
  if (total === 0) return print('Nothing is due.\n');
  if (!yes) return print(`${total} rows would be deleted. Nothing was: add --yes to delete them.\n`);
  const deleted = Object.values(await call(purge, { today }));
  print(`${deleted.reduce((sum, rows) => sum + rows, 0)} rows deleted.\n`);
};

const users: Command = async (call, args, print) => {
  const verb = args.words[1] ?? '';
  const command = Object.hasOwn(userCommands, verb) ? userCommands[verb] : undefined;
  if (!command) throw new UsageError(`users takes one of ${Object.keys(userCommands).join(', ')}`);
  print(await command(call, args));
};

const eraseRecord: Command = async (call, { words, yes }, print) => {
  const collection = parseTyped(collectionName, words[1]);
  const id = parseTyped(rowId, words[2]);
  if (!yes) return print(`The row ${id} of ${collection} would be deleted. Nothing was: add --yes to delete it.\n`);
  await call(erase, { collection, id });
  print(`The row ${id} of ${collection} is deleted.\n`);
};

const candidats: Command = async (call, { words }, print) => {
  const [, verb, typedReference, typedState] = words;
  const reference = parseTyped(applicationReference, verb === 'set-state' ? typedReference : undefined);
  const state = parseTyped(applicationState, typedState);
  const { reference: found, isNew } = await call(setApplicationState, { reference, state });
  print(
    isNew
      ? `${found} is ${state} now; its candidate gets a mail.\n`
      : `${found} is ${state} already: nothing was changed, no mail was sent.\n`,
  );
};

const referent: Command = async (call, args, print) => {
  const verb = args.words[1] ?? '';
  const command = Object.hasOwn(referentCommands, verb) ? referentCommands[verb] : undefined;
  if (!command) throw new UsageError(`referent takes one of ${Object.keys(referentCommands).join(', ')}`);
  print(await command(call, args));
};

const commands: Record<string, Command> = {
  list: listAs('table'),
  export: listAs('json'),
  purge: purgeExpired,
  erase: eraseRecord,
  users,
  candidats,
  referent,
};

/** @throws UsageError when there is no such command */
export function findCommand({ words }: CommandArguments): Command {
  const [name = ''] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  throw new UsageError(name ? `there is no command "${name}"` : 'a command is missing');
}
