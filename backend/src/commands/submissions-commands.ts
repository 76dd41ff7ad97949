/** `npm run site -- submissions`: what visitors sent, and the accounts of the back office (docs/operating.md). */
import { pipeline } from 'node:stream/promises';
import { Argument } from '@commander-js/extra-typings';
import * as z from 'zod/mini';
import { ROLES } from '@vipp/shared/contract/workshop/roles';
import { erase, exportCollection } from '../operators/collection-operations';
import { collectionNames, exportNames } from '../operators/collections';
import { addUser, userEmail } from '../operators/user-operations';
import { addCommand, type CommandContext, type CommandGroup, DAY, typed } from './command';

function addExport(group: CommandGroup, { call, stdout }: CommandContext): void {
  addCommand(group, 'export', 'print what was received, as JSON')
    .addArgument(new Argument('<COLLECTION>', 'journal: who did what').choices(exportNames))
    .option('--since <DAY>', 'rows of this day and later', DAY)
    .option('--csv', 'as CSV, for spreadsheets; the workshop has a spreadsheet of applications')
    .action(async (collection, { since, csv }) => {
      const rows = await call(exportCollection, { collection, since, isCsv: csv === true });
      await pipeline(rows, stdout, { end: false });
    });
}

function addErasure(group: CommandGroup, { call, print }: CommandContext): void {
  addCommand(group, 'erase', 'delete one record, at the request of its sender')
    .addArgument(new Argument('<COLLECTION>').choices(collectionNames))
    .argument('<ID>', 'id of the row, which "export" prints', typed(z.uuid(), '"export" prints the ids'))
    .option('--yes', 'delete it; without this option nothing is deleted')
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
    .argument('<EMAIL>', 'e-mail address of its owner', EMAIL)
    .option(
      '--role <ROLE>',
      'recruiter: the workshop; editor: texts of the site; administrator: both, accounts and erasing; referent',
      ROLE,
    )
    .action(async (email, { role = null }) => {
      await call(addUser, { email, role });
      print(`${email} gets a link by mail, valid for 30 minutes.\n`);
    });
}

export function addSubmissionsCommands(group: CommandGroup, context: CommandContext): void {
  addExport(group, context);
  addErasure(group, context);
  addUsers(group.command('users').description('accounts of the back office'), context);
}
