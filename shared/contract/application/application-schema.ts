/** Schemas of the form and of the payload, derived from a version of the application. */
import * as z from 'zod/mini';
import { parseDay } from './calendar';
import { checkApplication } from './check-answers';
import type { ApplicationForm, ApplicationPayload } from './definition';
import { fromPayload, payloadKeys, toPayload, toPayloadErrors } from './payload';
import { VERSION_KEY } from './specified-keys';

/** Field of the form for the day of the application, so that a retry sends the same payload. */
export const RECEIVED_FIELD = 'recue';

type Issues = { code: 'custom'; path: string[]; message: string; input: unknown }[];

const pushErrors = (issues: Issues, errors: Readonly<Record<string, readonly string[]>>, input: unknown): void => {
  for (const [name, messages] of Object.entries(errors)) {
    for (const message of messages) issues.push({ code: 'custom', path: [name], message, input });
  }
};

type FormOfVersion = Pick<ApplicationForm, 'version' | 'questions'>;

const versionEntry = ({ version }: FormOfVersion): ApplicationPayload =>
  version > 0 ? { [VERSION_KEY]: String(version) } : {};

/** The number of no form version. */
export const NO_SUCH_VERSION = 999_999_999;

/** The form version that was sent; `NO_SUCH_VERSION` if unreadable: refused like an unknown one; undefined if none was sent. */
export function readVersion(written: unknown): number | undefined {
  const text = String(written ?? '');
  return text === '' ? undefined : Number(/^\d{1,9}$/.test(text) ? text : NO_SUCH_VERSION);
}

/** Version of the form that a payload was filled in with; undefined where it names none. */
export const versionOfPayload = (payload: ApplicationPayload): number | undefined => readVersion(payload[VERSION_KEY]);

/** Parses the answers of a form, with the day under `RECEIVED_FIELD`, into the payload; messages are by field name. */
export const applicationFormSchema = (form: FormOfVersion) =>
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform((answers, { issues }): ApplicationPayload => {
      const receivedOn = answers[RECEIVED_FIELD] ?? '';
      pushErrors(issues as Issues, checkApplication(form.questions, answers, receivedOn), answers);
      return { ...toPayload(form.questions, answers, receivedOn), ...versionEntry(form) };
    }),
  );

/** More than any version of the form asks. */
const MAX_KEYS = 200;
const MAX_KEY_LENGTH = 60;
const MAX_VALUE_LENGTH = 10_000;

/** Any payload of POST /candidats, of whatever version. */
export const anyApplicationSchema: z.ZodMiniType<ApplicationPayload> = z
  .record(
    z.string().check(z.maxLength(MAX_KEY_LENGTH)),
    z.union([z.string().check(z.maxLength(MAX_VALUE_LENGTH)), z.boolean(), z.null()]),
  )
  .check(z.refine((payload) => Object.keys(payload).length <= MAX_KEYS, `Plus de ${MAX_KEYS} réponses.`));

const NOT_ASKED = 'Cette version du formulaire ne pose pas cette question\u202F: rien n’a été enregistré.';

/**
 * Parses a payload of POST /candidats (requirement 3.6) by the rules of its version into its canonical form: all keys, fixed
 * values included. A key that the version does not ask is refused: it must be neither stored nor dropped in silence. Messages
 * are by payload key.
 */
export const applicationPayloadSchema = (form: FormOfVersion) =>
  z.pipe(
    anyApplicationSchema,
    z.transform((payload, { issues }): ApplicationPayload => {
      const { questions } = form;
      const { answers, receivedOn } = fromPayload(questions, payload);
      const errors = toPayloadErrors(questions, answers, checkApplication(questions, answers, receivedOn));
      const receptionErrors = parseDay(receivedOn) ? {} : { [questions.receptionKey]: ['Date de réception invalide'] };
      const known = [...payloadKeys(questions), VERSION_KEY];
      const unknownKeys = Object.keys(payload).filter((key) => !known.includes(key));
      const notAsked = Object.fromEntries(unknownKeys.map((key) => [key, [NOT_ASKED]]));
      pushErrors(issues as Issues, { ...notAsked, ...errors, ...receptionErrors }, payload);
      return { ...toPayload(questions, answers, receivedOn), ...versionEntry(form) };
    }),
  );
