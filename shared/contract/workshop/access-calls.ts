/** Signing in and out of the workshop, passwords of its accounts, and the accounts themselves. */
import * as z from 'zod/mini';
import { changePasswordSchema, MAX_PASSWORD_LENGTH } from '../forms/back-office-password';
import { cleanEmail, isEmailAddress } from '../typed-text';
import { ADMINISTRATORS, ROLES } from './roles';
import { callsFor } from './workshop-call';

const role = z.enum(ROLES);
export const accountSchema = z.object({ email: z.string(), role });
export type Account = z.infer<typeof accountSchema>;

const INVALID_EMAIL = 'Saisissez une adresse électronique complète.';
const email = z
  .string()
  .check(z.overwrite(cleanEmail), z.maxLength(254, INVALID_EMAIL), z.refine(isEmailAddress, INVALID_EMAIL));
const named = z.object({ email });

const listedAccountSchema = z.object({
  email: z.string(),
  /** Null for an account of another back office. */
  role: z.nullable(role),
  since: z.iso.datetime(),
  /** Whether its owner has chosen a password. */
  hasPassword: z.boolean(),
});
export type ListedAccount = z.infer<typeof listedAccountSchema>;

export const accessCalls = {
  ...callsFor('anyone', {
    signIn: {
      input: z.object({
        email: z.string().check(z.overwrite(cleanEmail), z.minLength(1), z.maxLength(254)),
        password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH)),
      }),
      output: accountSchema,
    },
    openPasswordLink: {
      input: z.object({ id: z.string().check(z.regex(/^[\w-]{43}$/)) }),
      output: z.object({ email: z.string() }),
    },
    choosePassword: { input: changePasswordSchema, output: z.object({ message: z.string() }) },
  }),
  ...callsFor(ROLES, {
    signOut: { input: z.object({}), output: z.object({}) },
    /** Null from the gateway for a browser without a session: that a visitor is not signed in is no failure. */
    account: { input: z.object({}), output: z.nullable(accountSchema) },
    /** Ends the sessions of the caller in other browsers. */
    endOtherSessions: { input: z.object({}), output: z.object({}) },
  }),
  ...callsFor(ADMINISTRATORS, {
    /** Everyone who has an account. */
    accounts: { input: z.object({}), output: z.object({ accounts: z.array(listedAccountSchema) }) },
    inviteAccount: { input: z.object({ email, role }), output: accountSchema },
    /** Its sessions end: no page may go on with the role before. */
    changeRole: { input: z.object({ email, role }), output: accountSchema },
    endAccount: { input: named, output: z.object({ email: z.string() }) },
  }),
};
