/** The schemas that follow from the definition of an application: of its form, and of its payload. */
import * as z from 'zod/mini';
import { parseDay } from './calendar';
import { checkApplication } from './check-answers';
import type { ApplicationDefinition, ApplicationPayload } from './definition';
import { fromPayload, payloadKeys, toPayload, toPayloadErrors } from './payload';

/** Field of the form for the day of the application, so that a retry sends the same payload. */
export const RECEIVED_FIELD = 'recue';

type Issues = { code: 'custom'; path: string[]; message: string; input: unknown }[];

const pushErrors = (issues: Issues, errors: Readonly<Record<string, readonly string[]>>, input: unknown): void => {
  for (const [name, messages] of Object.entries(errors)) {
    for (const message of messages) issues.push({ code: 'custom', path: [name], message, input });
  }
};

/** The answers of a form, with the day under `RECEIVED_FIELD`, as the payload; messages are under the fields’ names. */
export const applicationFormSchema = (definition: ApplicationDefinition) =>
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform((answers, { issues }): ApplicationPayload => {
      const receivedOn = answers[RECEIVED_FIELD] ?? '';
      pushErrors(issues as Issues, checkApplication(definition, answers, receivedOn), answers);
      return toPayload(definition, answers, receivedOn);
    }),
  );

/** Limits for answers to questions that are newer than the receiver’s definition; within them they are stored. */
const MOST_KEYS = 200;
const LONGEST_KEY = 60;
const LONGEST_VALUE = 10_000;

const rawPayload = z
  .record(
    z.string().check(z.maxLength(LONGEST_KEY)),
    z.union([z.string().check(z.maxLength(LONGEST_VALUE)), z.boolean(), z.null()]),
  )
  .check(z.refine((payload) => Object.keys(payload).length <= MOST_KEYS, `Plus de ${MOST_KEYS} réponses.`));

/**
 * A payload of POST /candidats (requirement 3.6), checked by the same rules as the form and converted to its canonical form: all
 * keys, fixed values included. Keys that are not in the definition stay. Messages are under the payload’s keys.
 */
export const applicationPayloadSchema = (definition: ApplicationDefinition) =>
  z.pipe(
    rawPayload,
    z.transform((payload, { issues }): ApplicationPayload => {
      const { answers, receivedOn } = fromPayload(definition, payload);
      const errors = toPayloadErrors(definition, answers, checkApplication(definition, answers, receivedOn));
      const onDay = parseDay(receivedOn) ? {} : { [definition.receptionKey]: ['Date de réception invalide'] };
      pushErrors(issues as Issues, { ...errors, ...onDay }, payload);
      const known = payloadKeys(definition);
      const others = Object.entries(payload).filter(([key]) => !known.includes(key));
      return { ...Object.fromEntries(others), ...toPayload(definition, answers, receivedOn) };
    }),
  );
