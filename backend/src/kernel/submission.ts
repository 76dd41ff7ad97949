/** A submission: a call of the contract, and how its payload is stored. */
import { parsePayload } from '@vipp/shared/lib/field-errors';
import type * as z from 'zod/mini';
import type { Queries } from '../database/database';
import { type Answer, answerOnce, findAnswer } from './answer-once';
import type { Outbox } from './outbox';
import { accepted } from './refusal';

/** Recipients of mails about submissions of prospects. */
export type SalesRecipients = {
  /** Addresses for messages of the contact form. */
  contact: readonly string[];
  /** Addresses for requests for a case study. */
  study: readonly string[];
};

/** Provenance of submissions whose payload has none. */
export const SITE = 'Site VIPP';

/** Dependencies of the calls. */
export type ServiceContext = {
  dataDirectory: string;
  /** Folders of stored files: of this site, then of the release. A file of an earlier one hides those of the same name. */
  storage: readonly string[];
  queries: Queries;
  outbox: Outbox;
  /** Public keys for which reports are encrypted. */
  recipients: readonly string[];
  salesRecipients: SalesRecipients;
  /** Called after each commit: it may have added a mail to the outbox. */
  onCommitted: () => void;
};

/**
 * Handles a valid payload in two steps: slow work and the counting of attempts first, outside any transaction; the
 * returned function then writes the record, and is not called when the idempotency key has an answer already.
 */
export type Prepare<Payload> = (
  context: ServiceContext,
  payload: Payload,
) => Promise<(tx: Queries) => Promise<unknown>> | ((tx: Queries) => Promise<unknown>);

type Call<Schema> = { path: string; schema: Schema; dropped?: readonly string[] };

export type Submission = {
  path: string;
  answer: (context: ServiceContext, body: unknown, key: string | undefined) => Promise<Answer>;
};

/**
 * A call that stores a record, once for each idempotency key.
 *
 * @param isRepeatable the call does the same however often it is made, so that its key need not outlive its record
 */
export function storingCall<Schema extends z.ZodMiniType>(
  name: string,
  call: Call<Schema>,
  prepare: Prepare<z.output<Schema>>,
  { isRepeatable = false } = {},
): Submission {
  return {
    path: call.path,
    answer: async (context, body, key) => {
      const payload = accepted(parsePayload(call, body));
      const attempt = { call: name, key: isRepeatable ? undefined : key, payload };
      const first = await findAnswer(context.queries, attempt);
      if (first) return first;
      const store = await prepare(context, payload);
      const answer = await answerOnce(context.queries, attempt, async (tx) => ({ body: await store(tx) }));
      context.onCommitted();
      return answer;
    },
  };
}

/** A call that only reads, and needs no idempotency key. */
export const readingCall = <Schema extends z.ZodMiniType>(
  call: Call<Schema>,
  read: (context: ServiceContext, payload: z.output<Schema>) => Promise<unknown>,
): Submission => ({
  path: call.path,
  answer: async (context, body) => ({ body: await read(context, accepted(parsePayload(call, body))) }),
});
