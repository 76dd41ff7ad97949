/** Signing in with a password: the same work and the same answer for an address without an account. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { Account } from '@vipp/shared/contract/workshop/access-calls';
import type { ParsedInput } from '@vipp/shared/contract/workshop/workshop-calls';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { Refusal } from '../kernel/refusal';
import { recordAction } from '../kernel/audit-trail';
import { createSession, endSessionOf } from '../passwords/sessions';

const WRONG = 'L’adresse électronique ou le mot de passe est incorrect.';
const NO_ACCESS = 'Ce compte n’a pas accès à l’atelier.';

/** In the audit trail: what was typed is not stored, because a stranger could write anything there. */
const UNKNOWN_ADDRESS = 'adresse inconnue';

/** Of a password that does not exist, for addresses without an account. */
const noPassword = hash(randomBytes(32).toString('base64url'));

/**
 * @param before token of the session that the browser has, which ends: two people may use one browser
 * @returns the account and the token of its new session
 * @throws Refusal
 */
export async function signIn(
  queries: Queries,
  { email, password }: ParsedInput<'signIn'>,
  before: string,
): Promise<{ account: Account; token: string }> {
  const address = email.toLowerCase();
  const [user] = await queries
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${address}`);
  const isRight = await verify(user?.passwordHash ?? (await noPassword), password);
  if (!user || !user.passwordHash || !isRight) {
    await recordAction(queries, { actor: user?.email ?? UNKNOWN_ADDRESS, action: 'signInRefused', subject: '' });
    throw new Refusal(WRONG);
  }
  const { id, email: actor, role } = user;
  if (!role) throw new Refusal(NO_ACCESS);
  const token = await queries.transaction(async (tx) => {
    await recordAction(tx, { actor, action: 'signIn', subject: '' });
    if (before) await endSessionOf(tx, before);
    return createSession(tx, id);
  });
  return { account: { email: actor, role }, token };
}
