/** Every operation that the server runs for an operator's command. */
import { erase, exportCollection, findReports } from '../operators/collection-operations';
import { copyDatabase } from '../backup/archive';
import { publishDocuments, readContent } from '../operators/content-operations';
import { listForms, publishDefinition } from '../operators/form-operations';
import type { Operation, OperatorContext } from '../operators/operation';
import type { RunOperation } from '../operators/operator-socket';
import { addUser, removeUser } from '../operators/user-operations';

type Answering = Pick<Operation<unknown, unknown>, 'name' | 'answer'>;

const all: Answering[] = [
  exportCollection,
  erase,
  findReports,
  addUser,
  removeUser,
  listForms,
  publishDefinition,
  readContent,
  publishDocuments,
  copyDatabase,
];

const byName = new Map(all.map((operation) => [operation.name, operation]));

/** For the operators' socket. */
export const runOperations =
  (context: OperatorContext): RunOperation =>
  (name, input) =>
    byName.get(name)?.answer(context, input);
