/** Schemas of the form and of the payload, derived from the definition of an application. */
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

/** Parses the answers of a form, with the day under `RECEIVED_FIELD`, into the payload; messages are by field name. */
export const applicationFormSchema = (definition: ApplicationDefinition) =>
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform((answers, { issues }): ApplicationPayload => {
      const receivedOn = answers[RECEIVED_FIELD] ?? '';
      pushErrors(issues as Issues, checkApplication(definition, answers, receivedOn), answers);
      return toPayload(definition, answers, receivedOn);
    }),
  );

/** Limits for answers to questions that the receiver’s definition does not have yet; within them they are stored. */
const MAX_KEYS = 200;
const MAX_KEY_LENGTH = 60;
const MAX_VALUE_LENGTH = 10_000;

const rawPayload = z
  .record(
    z.string().check(z.maxLength(MAX_KEY_LENGTH)),
    z.union([z.string().check(z.maxLength(MAX_VALUE_LENGTH)), z.boolean(), z.null()]),
  )
  .check(z.refine((payload) => Object.keys(payload).length <= MAX_KEYS, `Plus de ${MAX_KEYS} réponses.`));

/**
 * Parses a payload of POST /candidats (requirement 3.6) by the rules of the form into its canonical form: all keys, fixed
 * values included. Keys that are not in the definition remain. Messages are by payload key.
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
