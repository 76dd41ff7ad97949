/** `npm run site -- submissions`: what visitors sent, and the accounts of the back office (docs/operating.md). */
import { pipeline } from 'node:stream/promises';
import { Argument, Option } from '@commander-js/extra-typings';
import * as z from 'zod/mini';
import { ROLES } from '@vipp/shared/contract/workshop/roles';
import { type EncryptedReport, erase, exportCollection, findReports } from '../operators/collection-operations';
import { collectionNames } from '../operators/collections';
import { addUser, removeUser, userEmail } from '../operators/user-operations';
import { addCommand, type CommandContext, type CommandGroup, DAY, typed, identitiesOf } from './command';
import { decryptWith } from '@vipp/shared/lib/age-text';
import { OperatorRefusal } from '../operators/operation';
import { deadlinesOf } from '../reports/deadlines';

// `npm run site -- submissions referent`. Reports are decrypted here, in the referent's own process.

async function decryptReport(identities: string[], { sealed, messages, ...plain }: EncryptedReport): Promise<object> {
  const report = await decryptWith(identities, sealed).catch(() => {
    throw new OperatorRefusal(`report ${plain.id} is not encrypted for this identity`);
  });
  const texts = messages.map(async ({ sealed: text, ...message }) => ({
    ...message,
    // Null where the referent was excluded before.
    text: await decryptWith(identities, text).catch(() => null),
  }));
  return {
    ...plain,
    ...deadlinesOf(plain),
    report: JSON.parse(report),
    messages: await Promise.all(texts),
  };
}

const identityOption = new Option(
  '--identity <FILE>',
  'secret key of a referent, as age-keygen writes it; it does not leave this process',
).makeOptionMandatory();

function addReferentCommands(group: CommandGroup, { call, print }: CommandContext): void {
  addCommand(group, 'export', 'print decrypted reports and messages, as JSON; the workshop does all else')
    .addOption(identityOption)
    .option('--since <DAY>', 'reports of this day and later', DAY)
    .action(async ({ identity, since }) => {
      const identities = await identitiesOf(identity);
      const reports = await call(findReports, { since });
      const decrypted = await Promise.all(reports.map((report) => decryptReport(identities, report)));
      print(`${JSON.stringify(decrypted, undefined, 2)}\n`);
    });
}

const collectionArgument = new Argument('<COLLECTION>').choices(collectionNames);

function addExport(group: CommandGroup, { call, stdout }: CommandContext): void {
  addCommand(group, 'export', 'print what was received, as JSON')
    .addArgument(collectionArgument)
    .option('--since <DAY>', 'rows of this day and later', DAY)
    .option('--csv', 'for a spreadsheet; of applications with a column for each question')
    .action(async (collection, { since, csv }) => {
      const rows = await call(exportCollection, { collection, since, isCsv: csv === true });
      await pipeline(rows, stdout, { end: false });
    });
}

function addErasure(group: CommandGroup, { call, print }: CommandContext): void {
  addCommand(group, 'erase', 'delete one record, at the request of its sender')
    .addArgument(collectionArgument)
    .argument('<ID>', 'of the row, which "export" shows', typed(z.uuid(), '"export" shows the ids'))
    .option('--yes', 'delete it')
    .action(async (collection, id, { yes }) => {
      if (!yes) return print(`Nothing was deleted: add --yes to delete the row ${id} of ${collection}.\n`);
      await call(erase, { collection, id });
      print(`The row ${id} of ${collection} is deleted.\n`);
    });
}

const ROLE = typed(z.enum(ROLES), `A role is one of ${ROLES.join(', ')}`);
const EMAIL = typed(userEmail, 'It is an e-mail address');

function addUsers(group: CommandGroup, { call, print }: CommandContext): void {
  addCommand(group, 'add', 'create an account, whose owner gets a link by mail')
    .argument('<EMAIL>', 'of its owner', EMAIL)
    .option(
      '--role <ROLE>',
      'recruiter: the workshop; editor: texts of the site; administrator: both, audit trail and erasing; referent',
      ROLE,
    )
    .action(async (email, { role = null }) => {
      await call(addUser, { email, role });
      print(`${email} gets a link by mail, valid for 30 minutes.\n`);
    });
  addCommand(group, 'remove', 'remove an account with its sessions and links')
    .argument('<EMAIL>', 'of the account', EMAIL)
    .option('--yes', 'remove it')
    .action(async (email, { yes }) => {
      if (!yes) return print('Nothing was removed: add --yes to remove the account.\n');
      print(`${(await call(removeUser, { email })).email} is removed.\n`);
    });
}

export function addSubmissionsCommands(group: CommandGroup, context: CommandContext): void {
  addExport(group, context);
  addErasure(group, context);
  addUsers(group.command('users').description('accounts of the back office'), context);
  addReferentCommands(group.command('referent').description('ethics reports, for referents'), context);
}
