/** Answers of the federation API: a status and a body, or a refusal. */
import type { Problem } from '@vipp/shared/contract/federation/problem';

export type Answer = { status: number; body: unknown };

/** A refused call; the message states what to do. */
export type Refusal = { refused: number; message: string; problems?: readonly Problem[] };

export const refuse = (refused: number, message: string, problems?: readonly Problem[]): Refusal => ({
  refused,
  message,
  ...(problems && { problems }),
});

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

export const toAnswer = ({ refused, message, problems }: Refusal): Answer => ({
  status: refused,
  body: { message, ...(problems && { problems }) },
});

export const done = (body: unknown, status = 200): Answer => ({ status, body });
