/** Accounts of the back office: an operator creates an account, its owner chooses the password. */
import * as z from 'zod/mini';
import { users } from '../database/user-schema';
import { invitationMail } from '../mail/mail-texts';
import { createPasswordLink } from '../passwords/password-links';
import { defineOperation, OperatorRefusal } from './operation';
import { email } from './typed-values';

export const addUser = defineOperation(
  'add-user',
  { input: z.object({ email }), output: z.null() },
  async ({ queries, outbox, onCommitted }, { email: address }) => {
    await queries.transaction(async (tx) => {
      const [user] = await tx.insert(users).values({ email: address }).onConflictDoNothing().returning();
      if (!user) throw new OperatorRefusal(`there is a user ${address} already`);
      const { url, expiresAt } = await createPasswordLink(tx, outbox, user.id);
      await outbox.put(
        tx,
        invitationMail(address, url, outbox.link('/forget-password/verification-e-mail')),
        expiresAt,
      );
    });
    onCommitted();
    return null;
  },
);
