/** `users …`: accounts of the back office and their roles. */
import type { Role } from '@vipp/shared/contract/workshop/roles';
import type { CommandArguments } from './command-arguments';
import type { CallOperation } from './operation';
import { formatRows } from './print-rows';
import { email, parseTyped, typedRole } from './typed-values';
import { addUser, listUsers, setUserRole } from './user-operations';

/** Null for an account without access to the workshop. */
function parseRole(typed: string | undefined): Role | null {
  const role = parseTyped(typedRole, typed);
  return role === 'none' ? null : role;
}

/** @returns what is printed */
type UserCommand = (call: CallOperation, args: CommandArguments) => Promise<string>;

const add: UserCommand = async (call, { words, role }) => {
  const address = parseTyped(email, words[2]);
  await call(addUser, { email: address, role: parseRole(role ?? 'none') });
  return `${address} gets a link by mail, valid for 30 minutes.\n`;
};

const setRole: UserCommand = async (call, { words }) => {
  const [, , typedAddress, typed] = words;
  const address = parseTyped(email, typedAddress);
  const role = parseRole(typed);
  const { email: found, isNew } = await call(setUserRole, { email: address, role });
  const name = role ?? 'without a role';
  return isNew
    ? `${found} is ${name} now; who is signed in with this account must do so again.\n`
    : `${found} is ${name} already: nothing was changed.\n`;
};

const list: UserCommand = async (call, { format = 'table' }) => formatRows(await call(listUsers, {}), format);

export const userCommands: Record<string, UserCommand> = { add, 'set-role': setRole, list };
