/** Every call of the workshop. */
import type * as z from 'zod/mini';
import { accessCalls } from './access-calls';
import { applicationCalls } from './application-calls';
import { draftCalls } from './draft-calls';
import { reportCalls } from './report-calls';

export const workshopCalls = {
  ...accessCalls,
  ...draftCalls,
  ...applicationCalls,
  ...reportCalls,
} as const;

type Calls = typeof workshopCalls;
export type WorkshopCallName = keyof Calls;
export type CallInput<Name extends WorkshopCallName> = z.input<Calls[Name]['input']>;
/** As the service reads it. */
export type ParsedInput<Name extends WorkshopCallName> = z.output<Calls[Name]['input']>;
export type CallOutput<Name extends WorkshopCallName> = z.output<Calls[Name]['output']>;
