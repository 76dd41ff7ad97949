/** How a call of the workshop is answered. */
import type {
  CallOutput,
  ParsedInput,
  workshopCalls,
  WorkshopCallName,
} from '@vipp/shared/contract/workshop/workshop-calls';
import type { Queries } from '../database/database';
import type { Outbox } from '../kernel/outbox';
import type { ServiceContext } from '../kernel/submission';
import type { Caller } from '../passwords/sessions';

export type HandlerContext = {
  /** The transaction of the call: it is rolled back when the handler throws, together with the entry of the audit trail. */
  queries: Queries;
  outbox: Outbox;
  caller: Caller;
};

export type Handler<Input, Output> = {
  /**
   * An empty output is left out.
   *
   * @throws Refusal with a message for the recruiter
   */
  run: (
    context: HandlerContext,
    input: Input,
  ) => Record<string, never> extends Output ? Promise<void> : Promise<Output>;
  /** The subject of the call in the audit trail; calls without it are not recorded. */
  subject?: (input: Input, output: Output) => string;
  /** Whether the handler may have put a mail into the outbox. */
  sendsMail?: boolean;
};

/** For an answer of any length: it is sent during the reading, after the entry of the audit trail. */
export type StreamHandler<Input> = {
  /** @returns pieces of JSON text, which together have the type of the output */
  stream: (queries: Queries, input: Input) => AsyncIterable<string>;
  subject: (input: Input) => string;
};

/** Calls for anyone have no caller, no transaction of their own, and are no part of the audit trail. */
export type OpenHandler<Input, Output> = (context: ServiceContext, input: Input) => Promise<Output>;

/** `signIn` is answered by the routes, which give its session to the browser. */
export type Handlers = {
  [Name in Exclude<WorkshopCallName, 'signIn'>]: (typeof workshopCalls)[Name]['roles'] extends 'anyone'
    ? OpenHandler<ParsedInput<Name>, CallOutput<Name>>
    : Name extends 'exportApplications'
      ? StreamHandler<ParsedInput<Name>>
      : Handler<ParsedInput<Name>, CallOutput<Name>>;
};
