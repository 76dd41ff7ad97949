/** Every operation that the server runs for an operator's command. */
import { setApplicationState } from './candidate-operations';
import { erase, listCollection, planPurge, purge } from './collection-operations';
import { copyDatabase } from '../backup/tables';
import { endFormTrial, listForms, publishDefinition, rollBackForm } from './form-operations';
import { readFigures } from './figure-operations';
import type { Operation, OperatorContext } from './operation';
import { acknowledgeReport, answerReport, closeReport, findReports } from './report-operations';
import { addUser, listUsers, setUserRole } from './user-operations';

type Answering = Pick<Operation<unknown, unknown>, 'name' | 'answer'>;

const all: Answering[] = [
  listCollection,
  planPurge,
  purge,
  erase,
  findReports,
  acknowledgeReport,
  answerReport,
  closeReport,
  setApplicationState,
  addUser,
  setUserRole,
  listUsers,
  listForms,
  publishDefinition,
  rollBackForm,
  endFormTrial,
  readFigures,
  copyDatabase,
];

const byName = new Map(all.map((operation) => [operation.name, operation]));

/** Runs the operation `name`; undefined when there is none. */
export function runOperation(name: string, context: OperatorContext, input: unknown): Promise<unknown> | undefined {
  return byName.get(name)?.answer(context, input);
}
