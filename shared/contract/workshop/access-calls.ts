/** Signing in and out of the workshop. */
import * as z from 'zod/mini';
import { MAX_PASSWORD_LENGTH } from '../forms/back-office-password';
import { cleanEmail } from '../typed-text';
import { ROLES, EDITORS } from './roles';
import type { WorkshopCalls } from './workshop-call';

export const accountSchema = z.object({ email: z.string(), role: z.enum(ROLES) });
export type Account = z.infer<typeof accountSchema>;

export const accessCalls = {
  signIn: {
    roles: 'anyone',
    input: z.object({
      email: z.string().check(z.overwrite(cleanEmail), z.minLength(1), z.maxLength(254)),
      password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH)),
    }),
    output: accountSchema,
  },
  signOut: { roles: EDITORS, input: z.object({}), output: z.object({}) },
  /** Null from the gateway for a browser without a session: that a visitor is not signed in is no failure. */
  account: { roles: EDITORS, input: z.object({}), output: z.nullable(accountSchema) },
} as const satisfies WorkshopCalls;
