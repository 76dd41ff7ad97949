/** The applications that candidates sent, for recruiters. */
import * as z from 'zod/mini';
import { STATES } from '../application/states';
import { cleanText } from '../typed-text';
import { ADMINISTRATORS, RECRUITERS } from './roles';
import { callsFor } from './workshop-call';

const state = z.enum(STATES);
const day = z.iso.date();
/** The database has no year 0. */
const filteredDay = z.iso.date().check(z.refine((typed) => typed >= '1900-01-01'));
const reference = z.string().check(z.minLength(1), z.maxLength(40));
const text = z.string();

/** Orders of the list besides the newest first: the oldest first, by name, the longest without another state first. */
const ORDERS = ['oldest', 'name', 'unchanged'] as const;

export const applicationFilterSchema = z.object({
  state: z.optional(state),
  country: z.optional(text.check(z.maxLength(100))),
  position: z.optional(text.check(z.maxLength(100))),
  /** Days of reception, both included. */
  since: z.optional(filteredDay),
  until: z.optional(filteredDay),
  /** Part of a name, an e-mail address, a reference or the address of its recruiter. */
  search: z.optional(text.check(z.maxLength(100))),
  order: z.optional(z.enum(ORDERS)),
});
export type ApplicationFilter = z.infer<typeof applicationFilterSchema>;

const NOTE = 'Écrivez une note de 1 000 caractères au plus.';
const noteSchema = z.object({ at: text, by: text, text });
export type Note = z.infer<typeof noteSchema>;

const listedApplicationSchema = z.object({
  reference: text,
  nom: text,
  prenoms: text,
  country: text,
  position: z.nullable(text),
  state,
  receivedOn: day,
  version: z.int(),
  /** Address of the recruiter who follows it. */
  assignee: z.nullable(text),
  notes: z.readonly(z.array(noteSchema)),
});
export type ListedApplication = z.infer<typeof listedApplicationSchema>;

/** Applications on one page of the list. */
export const PAGE_SIZE = 25;

const mail = z.object({ to: text, subject: text, text });

const MAIL_TEXT = 'Écrivez un texte de 2 000 caractères au plus.';
/** A recruiter's text instead of the standard one of a state: date, place, person. */
export const mailTextSchema = text.check(
  z.overwrite(cleanText),
  z.minLength(1, MAIL_TEXT),
  z.maxLength(2000, MAIL_TEXT),
);

export const applicationCalls = {
  ...callsFor(RECRUITERS, {
    applications: {
      input: z.object({ filter: applicationFilterSchema, page: z.int().check(z.minimum(1)) }),
      output: z.object({
        rows: z.array(listedApplicationSchema),
        total: z.int(),
        pageSize: z.int(),
        /** Values that occur, for the filters. */
        countries: z.array(text),
        positions: z.array(text),
      }),
    },
    /** One application in the words of the version that its candidate filled in. */
    readApplication: {
      input: z.object({ reference }),
      output: z.object({
        ...listedApplicationSchema.shape,
        email: text,
        telephone: text,
        stateSince: text,
        /** Accounts to which it may be assigned. */
        recruiters: z.array(text),
        sections: z.array(z.object({ title: text, rows: z.array(z.object({ question: text, answer: text })) })),
      }),
    },
    /** Assigns an application to a recruiter, adds an internal note to those of colleagues, or takes one back. */
    followUp: {
      input: z.object({
        reference,
        assignee: z.optional(z.nullable(text.check(z.maxLength(254)))),
        note: z.optional(text.check(z.overwrite(cleanText), z.minLength(1, NOTE), z.maxLength(1000, NOTE))),
        /** The moment of a note of the caller to take back. */
        takeBack: z.optional(text.check(z.maxLength(40))),
      }),
      output: z.object({}),
    },
    /** The applications before and after one in a list; null at its ends, and where the list does not have the application. */
    neighbours: {
      input: z.object({ reference, filter: applicationFilterSchema }),
      output: z.object({ before: z.nullable(text), after: z.nullable(text) }),
    },
    /** The mail that a candidate would get with another state. */
    previewStateMail: { input: z.object({ reference, state }), output: mail },
    /** All of them or none: refused where a colleague has changed one of the states. Each candidate gets the mail of the state. */
    setApplicationStates: {
      input: z.object({
        applications: z.array(z.object({ reference, from: state })).check(z.minLength(1), z.maxLength(PAGE_SIZE)),
        state,
        mailText: z.optional(mailTextSchema),
        /** Answers to the mails go to the recruiter who sends them. */
        answersToMe: z.optional(z.boolean()),
      }),
      output: z.object({ count: z.int() }),
    },
    exportApplications: {
      input: z.object({ filter: applicationFilterSchema }),
      output: z.object({ name: text, csv: text }),
    },
    /** Refused for more applications than a workbook has rows. */
    exportWorkbook: {
      input: z.object({ filter: applicationFilterSchema }),
      output: z.object({ name: text, base64: text }),
    },
  }),
  ...callsFor(ADMINISTRATORS, {
    /** For good, where its candidate asks for it: a mail confirms it. The service erases those past their retention time. */
    eraseApplication: { input: z.object({ reference }), output: z.object({ reference: z.string() }) },
  }),
};
