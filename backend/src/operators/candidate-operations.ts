/** Decisions of recruiters about applications; the candidate is notified of each. */
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { APPLICATION_STATES, STATES } from '@vipp/shared/contract/application/states';
import { normaliseReference } from '../candidates/application-reference';
import { changeApplicationState } from '../candidates/change-application-state';
import { candidats } from '../database/candidate-schema';
import type { Queries } from '../database/database';
import { defineOperation, OperatorRefusal } from './operation';

const rowId = z.uuid();

/** Finds the application by reference or row id, and locks it against withdrawal until the transaction ends. */
async function findApplication(tx: Queries, typed: string) {
  const matches = rowId.safeParse(typed).success
    ? eq(candidats.id, typed)
    : eq(candidats.reference, normaliseReference(typed));
  const [found] = await tx.select().from(candidats).where(matches).for('update');
  if (found) return found;
  throw new OperatorRefusal(`there is no application "${typed}": "list candidats" shows all references`);
}

/** Sets the state of an application; setting the current state again changes nothing. */
export const setApplicationState = defineOperation(
  'set-application-state',
  {
    input: z.object({ reference: z.string(), state: z.enum(STATES) }),
    output: z.object({ reference: z.string(), isNew: z.boolean() }),
  },
  async ({ queries, outbox }, { reference: typed, state }) => {
    const application = await findApplication(queries, typed);
    const { reference, etat } = application;
    if (etat === state) return { reference, isNew: false };
    await changeApplicationState(queries, outbox, application, state);
    return { reference, isNew: true };
  },
  ({ state }, { reference, isNew }) =>
    isNew && { action: 'setApplicationState', subject: `${reference} → ${APPLICATION_STATES[state].label}` },
);
