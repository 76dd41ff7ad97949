/** A call of the workshop: its input and output are JSON, and the gateway passes it on with the session of the caller. */
import type * as z from 'zod/mini';
import type { Role } from './roles';

export type WorkshopCall = {
  /** Who may make the call; `anyone` needs no session. */
  roles: readonly Role[] | 'anyone';
  input: z.ZodMiniType;
  output: z.ZodMiniType;
};

export type WorkshopCalls = Readonly<Record<string, WorkshopCall>>;

export type CallInput<Call extends WorkshopCall> = z.input<Call['input']>;
export type CallOutput<Call extends WorkshopCall> = z.output<Call['output']>;

/** Path of a call at the content service, below `API_BASE`. */
export const workshopPath = (name: string): string => `/workshop/${name}`;
/** Address of a call at the gateway, for browsers. */
export const workshopDataPath = (name: string): string => `/_data/workshop/${name}`;

/** Header with the token of a session, between the gateway and the content service; a browser has it as a cookie. */
export const SESSION_HEADER = 'x-workshop-session';
export const SESSION_HOURS = 8;

/** The largest integer of a column of the database. */
export const MAX_INTEGER = 2_147_483_647;
