/** Accounts of the back office: an operator creates them, their owners choose the password. */
import * as z from 'zod/mini';
import { emailAddress } from '@vipp/shared/contract/forms/fields';
import { users } from '../database/submission-schema';
import { invitationMail } from '../mail/mail-texts';
import { createPasswordLink } from '../passwords/password-links';
import { defineOperation, OperatorRefusal } from './operation';

export const addUser = defineOperation(
  'add-user',
  { input: z.object({ email: emailAddress() }), output: z.null() },
  async ({ queries, outbox, onCommitted }, { email }) => {
    await queries.transaction(async (tx) => {
      const [user] = await tx.insert(users).values({ email }).onConflictDoNothing().returning();
      if (!user) throw new OperatorRefusal(`there is a user ${email} already`);
      const { url, expiresAt } = await createPasswordLink(tx, outbox, user.id);
      await outbox.put(tx, invitationMail(email, url, outbox.link('/forget-password/verification-e-mail')), expiresAt);
    });
    onCommitted();
    return null;
  },
);
