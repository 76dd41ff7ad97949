/**
 * What forms send to the content service (SPEC §7), and what it answers. Every submission carries an
 * idempotency key: sent again with the same key it is stored once, and answered alike.
 */
import * as z from 'zod/mini';

/** Header that carries the key, a UUID made with the form. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const idempotencyKeySchema = z.uuid();

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message), z.maxLength(200, 'Ce champ est limité à 200 caractères.'));

/** POST /ReceptionDemande: the request for a case study. */
export const studyRequestSchema = z.object({
  lastname: required('Indiquez votre nom.'),
  firstname: required('Indiquez votre prénom.'),
  fonction: required('Indiquez votre fonction.'),
  entreprise: required('Indiquez votre entreprise.'),
  email: required('Indiquez votre adresse e-mail.').check(z.email('Indiquez une adresse e-mail valide, par exemple nom@entreprise.fr.')),
  etude_title: required('Le titre de l’étude manque.'),
  etude_id: z.coerce.number().check(z.int(), z.positive()),
  /** False at submission: the request has not been answered yet. */
  statut: z._default(z.literal(false), false),
});

export type StudyRequest = z.infer<typeof studyRequestSchema>;

/** Every POST call: its path below `API_BASE`, and what it takes. */
export const submissionCalls = {
  studyRequest: { path: '/ReceptionDemande', schema: studyRequestSchema },
} as const;

export type SubmissionName = keyof typeof submissionCalls;
export type SubmissionPayload<Name extends SubmissionName> = z.infer<(typeof submissionCalls)[Name]['schema']>;

/** Messages by field, as the content service gives them. */
export const fieldErrorsSchema = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof fieldErrorsSchema>;

/** Body of an answer to a submission; backends differ in what they give. */
export const submissionAnswerSchema = z.object({
  message: z.optional(z.string()),
  /** Status inside the body, as some backends give it with HTTP 200. */
  status_code: z.optional(z.int()),
  errors: z.optional(fieldErrorsSchema),
  errorsList: z.optional(fieldErrorsSchema),
});

/** What became of a submission, in the terms of a form. `accepted` is said only after the record is stored. */
export const submissionOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), message: z.optional(z.string()) }),
  z.object({ kind: z.literal('refused'), errors: fieldErrorsSchema, message: z.optional(z.string()) }),
  z.object({ kind: z.literal('unreachable') }),
]);

export type SubmissionOutcome = z.infer<typeof submissionOutcomeSchema>;
