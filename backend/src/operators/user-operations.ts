/** Accounts of the back office: an operator creates an account, its owner chooses the password. */
import * as z from 'zod/mini';
import { cleanEmail, isEmailAddress } from '@vipp/shared/contract/typed-text';
import { ROLE_NAMES, ROLES, type Role } from '@vipp/shared/contract/workshop/roles';
import type { Queries } from '../database/database';
import { users } from '../database/service-schema';
import { invitationMail } from '../mail/mail-texts';
import type { Outbox } from '../kernel/outbox';
import { createPasswordLink } from '../passwords/password-links';
import { defineOperation, OperatorRefusal } from './operation';

export const userEmail = z.string().check(z.overwrite(cleanEmail), z.maxLength(254), z.refine(isEmailAddress));
const role = z.nullable(z.enum(ROLES));

/** In the audit trail. */
const nameOf = (given: Role | null): string => (given === null ? 'aucun rôle' : ROLE_NAMES[given]);

/** @returns false where there is an account of this address already */
export async function inviteUser(tx: Queries, outbox: Outbox, email: string, given: Role | null): Promise<boolean> {
  const [user] = await tx.insert(users).values({ email, role: given }).onConflictDoNothing().returning();
  if (!user) return false;
  const { url, expiresAt } = await createPasswordLink(tx, outbox, user);
  const pages = {
    verify: given ? outbox.workshopLink('/mot-de-passe') : outbox.link('/forget-password/verification-e-mail'),
    ...(given && { workshop: outbox.workshopLink('/') }),
  };
  await outbox.put(tx, invitationMail(email, url, pages), expiresAt);
  return true;
}

export const addUser = defineOperation(
  'add-user',
  { input: z.object({ email: userEmail, role }), output: z.null() },
  async ({ tx, outbox }, { email: address, role: given }) => {
    if (!(await inviteUser(tx, outbox, address, given)))
      throw new OperatorRefusal(`there is a user ${address} already`);
    return null;
  },
  ({ email: address, role: given }) => ({ action: 'addUser', subject: `${address}, ${nameOf(given)}` }),
);
