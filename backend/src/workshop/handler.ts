/** How a call of the workshop is answered. */
import type { WorkshopCall, WorkshopCalls } from '@vipp/shared/contract/workshop/workshop-call';
import type * as z from 'zod/mini';
import type { Queries } from '../database/database';
import type { Outbox } from '../kernel/outbox';
import type { SubmissionContext } from '../kernel/submission';
import type { Caller } from '../passwords/sessions';

export type HandlerContext = {
  /** The transaction of the call: it is rolled back when the handler throws, together with the entry of the audit trail. */
  queries: Queries;
  outbox: Outbox;
  caller: Caller;
};

export type Handler<Call extends WorkshopCall> = {
  /** @throws Refusal with a message for the recruiter */
  run: (context: HandlerContext, input: z.output<Call['input']>) => Promise<z.input<Call['output']>>;
  /** What the call was about, for the audit trail; calls without it are not in it. */
  subject?: (input: z.output<Call['input']>, output: z.input<Call['output']>) => string;
  /** Whether the handler may have put a mail into the outbox. */
  sendsMail?: boolean;
};

/** For an answer of any length: it is sent while it is read, after the entry of the audit trail. */
export type StreamHandler<Call extends WorkshopCall> = {
  /** @returns pieces of JSON text, which together have the type of the output */
  stream: (queries: Queries, input: z.output<Call['input']>) => AsyncIterable<string>;
  subject: (input: z.output<Call['input']>) => string;
};

/** Calls for anyone have no caller, no transaction of their own, and are no part of the audit trail. */
export type OpenHandler<Call extends WorkshopCall> = (
  context: SubmissionContext,
  input: z.output<Call['input']>,
) => Promise<z.input<Call['output']>>;

export type Handlers<Calls extends WorkshopCalls> = {
  [Name in keyof Calls]: Calls[Name]['roles'] extends 'anyone'
    ? OpenHandler<Calls[Name]>
    : Name extends 'exportApplications'
      ? StreamHandler<Calls[Name]>
      : Handler<Calls[Name]>;
};
