/** Accounts of the back office: an operator creates an account, its owner chooses the password. */
import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { cleanEmail, isEmailAddress } from '@vipp/shared/contract/typed-text';
import { ROLE_NAMES, ROLES, type Role } from '@vipp/shared/contract/workshop/roles';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { invitationMail } from '../mail/mail-texts';
import { createPasswordLink } from '../passwords/password-links';
import { endSessionsOf } from '../passwords/sessions';
import { defineOperation, OperatorRefusal } from './operation';

export const userEmail = z.string().check(z.overwrite(cleanEmail), z.maxLength(254), z.refine(isEmailAddress));
const role = z.nullable(z.enum(ROLES));

/** In the audit trail. */
const nameOf = (given: Role | null): string => (given === null ? 'aucun rôle' : ROLE_NAMES[given]);

export const addUser = defineOperation(
  'add-user',
  { input: z.object({ email: userEmail, role }), output: z.null() },
  async ({ queries: tx, outbox }, { email: address, role: given }) => {
    const [user] = await tx.insert(users).values({ email: address, role: given }).onConflictDoNothing().returning();
    if (!user) throw new OperatorRefusal(`there is a user ${address} already`);
    const { url, expiresAt } = await createPasswordLink(tx, outbox, user.id);
    await outbox.put(tx, invitationMail(address, url, outbox.link('/forget-password/verification-e-mail')), expiresAt);
    return null;
  },
  ({ email: address, role: given }) => ({ action: 'addUser', subject: `${address}, ${nameOf(given)}` }),
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
  {
    input: z.object({ email: userEmail, role }),
    output: z.object({ email: z.string(), before: role, isNew: z.boolean() }),
  },
  async ({ queries: tx }, { email: address, role: given }) => {
    const { id, email: found, role: before } = await findUser(tx, address);
    if (before === given) return { email: found, before, isNew: false };
    await tx.update(users).set({ role: given }).where(eq(users.id, id));
    await endSessionsOf(tx, id);
    return { email: found, before, isNew: true };
  },
  ({ role: given }, { email: found, before, isNew }) =>
    isNew && { action: 'setUserRole', subject: `${found}, ${nameOf(before)} → ${nameOf(given)}` },
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
