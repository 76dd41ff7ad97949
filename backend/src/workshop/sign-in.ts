/** Signing in with a password: the same work and the same answer for an address without an account. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { accessCalls } from '@vipp/shared/contract/workshop/access-calls';
import { type Account } from '@vipp/shared/contract/workshop/access-calls';
import { RECRUITERS } from '@vipp/shared/contract/workshop/roles';
import type * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { Refusal } from '../submissions/refusal';
import { countAttempt, OVERALL, removeAttempt, type ThrottlePolicy } from '../submissions/throttle';
import { recordAction } from './audit-trail';
import { createSession } from './sessions';

const PER_ADDRESS: ThrottlePolicy = {
  free: 5,
  firstPauseSeconds: 60,
  maxPauseSeconds: 3600,
  resetAfterSeconds: 86_400,
};

const WRONG = 'L’adresse électronique ou le mot de passe est incorrect.';
const NO_ACCESS = 'Ce compte n’a pas accès à l’atelier.';

const SCOPE = 'sign-in';
const scopeOf = (address: string) => `${SCOPE}:${createHash('sha256').update(address).digest('base64url')}`;

/** Of a password that does not exist, for addresses without an account. */
const noPassword = hash(randomBytes(32).toString('base64url'));

type Input = z.output<typeof accessCalls.signIn.input>;

/**
 * @returns the account and the token of its new session
 * @throws Refusal, and TooManyAttempts after several wrong passwords
 */
export async function signIn(
  queries: Queries,
  { email, password }: Input,
): Promise<{ account: Account; token: string }> {
  const address = email.toLowerCase();
  await countAttempt(queries, scopeOf(address), PER_ADDRESS);
  await countAttempt(queries, SCOPE, OVERALL);
  const [user] = await queries
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${address}`);
  const isRight = await verify(user?.passwordHash ?? (await noPassword), password);
  if (!user || !user.passwordHash || !isRight) {
    if (user) await recordAction(queries, { actor: user.email, action: 'signInRefused', subject: '' });
    throw new Refusal(WRONG);
  }
  await removeAttempt(queries, scopeOf(address));
  await removeAttempt(queries, SCOPE);
  const { id, email: actor, role } = user;
  if (!role || !RECRUITERS.includes(role)) throw new Refusal(NO_ACCESS);
  const token = await queries.transaction(async (tx) => {
    await recordAction(tx, { actor, action: 'signIn', subject: '' });
    return createSession(tx, id);
  });
  return { account: { email: actor, role }, token };
}
