/** Accounts of the back office: an operator creates an account, its owner chooses the password. */
import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ROLES, type Role } from '@vipp/shared/contract/workshop/roles';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { invitationMail } from '../mail/mail-texts';
import { createPasswordLink } from '../passwords/password-links';
import { recordAction } from '../workshop/audit-trail';
import { endSessionsOf } from '../workshop/sessions';
import { defineOperation, OperatorRefusal } from './operation';
import { email } from './typed-values';

const role = z.nullable(z.enum(ROLES));

/** In the audit trail, which recruiters read. */
const OPERATOR = 'ligne de commande';
const NAMES: Record<Role, string> = {
  recruiter: 'recruteur',
  referent: 'référent',
  administrator: 'administrateur',
};
const nameOf = (given: Role | null): string => (given === null ? 'aucun rôle' : NAMES[given]);

export const addUser = defineOperation(
  'add-user',
  { input: z.object({ email, role }), output: z.null() },
  async ({ queries, outbox, onCommitted }, { email: address, role: given }) => {
    await queries.transaction(async (tx) => {
      const [user] = await tx.insert(users).values({ email: address, role: given }).onConflictDoNothing().returning();
      if (!user) throw new OperatorRefusal(`there is a user ${address} already`);
      await recordAction(tx, { actor: OPERATOR, action: 'addUser', subject: `${address}, ${nameOf(given)}` });
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

async function findUser(tx: Queries, address: string) {
  const [user] = await tx
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${address})`)
    .for('update');
  if (user) return user;
  throw new OperatorRefusal(`there is no user ${address}: "users list" shows all of them`);
}

/** Gives an account another role, or none; its sessions end, so that no page goes on with the role before. */
export const setUserRole = defineOperation(
  'set-user-role',
  { input: z.object({ email, role }), output: z.object({ email: z.string(), isNew: z.boolean() }) },
  ({ queries }, { email: address, role: given }) =>
    queries.transaction(async (tx) => {
      const { id, email: found, role: before } = await findUser(tx, address);
      if (before === given) return { email: found, isNew: false };
      await tx.update(users).set({ role: given }).where(eq(users.id, id));
      await endSessionsOf(tx, id);
      const subject = `${found}, ${nameOf(before)} → ${nameOf(given)}`;
      await recordAction(tx, { actor: OPERATOR, action: 'setUserRole', subject });
      return { email: found, isNew: true };
    }),
);

const listedSchema = z.array(
  z.object({ email: z.string(), role: z.string(), since: z.string(), password: z.enum(['chosen', 'not chosen']) }),
);

export const listUsers = defineOperation(
  'list-users',
  { input: z.object({}), output: listedSchema },
  async ({ queries }) =>
    (await queries.select().from(users).orderBy(asc(users.email))).map((user) => ({
      email: user.email,
      role: user.role ?? 'none',
      since: user.createdAt.toISOString().slice(0, 10),
      password: user.passwordHash === null ? 'not chosen' : 'chosen',
    })),
);
