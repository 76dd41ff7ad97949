/** Signing in and out, sessions and passwords of the callers; for administrators, all accounts. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { asc, eq, sql } from 'drizzle-orm';
import type { Account } from '@vipp/shared/contract/workshop/access-calls';
import { ROLE_NAMES } from '@vipp/shared/contract/workshop/roles';
import type { ParsedInput } from '@vipp/shared/contract/workshop/workshop-calls';
import type { Queries } from '../database/database';
import { users } from '../database/service-schema';
import { recordAction } from '../kernel/audit-trail';
import { Refusal } from '../kernel/refusal';
import { inviteUser } from '../operators/user-operations';
import { prepareChangePassword, readPasswordLink } from '../passwords/password-links';
import { createSession, endOtherSessions, endSession, endSessionOf, endSessionsOf } from '../passwords/sessions';
import type { Handlers } from './handler';

const WRONG_CREDENTIALS = 'L’adresse électronique ou le mot de passe est incorrect.';
const NO_ACCESS = 'Ce compte n’a pas accès à l’atelier.';

/** In the audit trail: the typed address is not stored, because a stranger could write anything there. */
const UNKNOWN_ADDRESS = 'adresse inconnue';

/** Hash of a random password, verified without an account: both answers must take as long. */
const dummyHash = hash(randomBytes(32).toString('base64url'));

/**
 * Signs in with a password: the same work and the same answer for an address without an account.
 *
 * @param previousToken ends the browser's earlier session: two people may use one browser
 * @returns the account and the token of its new session
 * @throws Refusal
 */
export async function signIn(
  queries: Queries,
  { email, password }: ParsedInput<'signIn'>,
  previousToken: string | undefined,
): Promise<{ account: Account; token: string }> {
  const address = email.toLowerCase();
  const [user] = await queries
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${address}`);
  const isPasswordCorrect = await verify(user?.passwordHash ?? (await dummyHash), password);
  if (!user || !user.passwordHash || !isPasswordCorrect) {
    await recordAction(queries, { actor: user?.email ?? UNKNOWN_ADDRESS, action: 'signInRefused', subject: '' });
    throw new Refusal(WRONG_CREDENTIALS);
  }
  const { id, email: actor, role } = user;
  if (!role) throw new Refusal(NO_ACCESS);
  const token = await queries.transaction(async (tx) => {
    await recordAction(tx, { actor, action: 'signIn', subject: '' });
    if (previousToken !== undefined) await endSessionOf(tx, previousToken);
    return createSession(tx, id);
  });
  return { account: { email: actor, role }, token };
}

async function findAccount(tx: Queries, email: string) {
  const [found] = await tx
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
    .for('update');
  if (found) return found;
  throw new Refusal('Ce compte n’existe pas, ou plus.', {}, 404);
}

/** One's own account is left to another administrator, so that there always is one. */
async function findOther(tx: Queries, email: string, caller: { email: string }) {
  if (email.toLowerCase() !== caller.email.toLowerCase()) return findAccount(tx, email);
  throw new Refusal('Votre propre compte ne peut être changé que par un autre administrateur.');
}

export const accountHandlers = {
  signOut: {
    run: ({ queries, caller }) => endSession(queries, caller),
    subject: () => '',
  },
  account: { run: async ({ caller: { email, role } }) => ({ email, role }) },
  endOtherSessions: {
    run: ({ queries, caller }) => endOtherSessions(queries, caller),
    subject: () => '',
  },
  openPasswordLink: async (context, input) => ({ email: await readPasswordLink(context, input) }),
  choosePassword: async (context, input) => context.queries.transaction(await prepareChangePassword(context, input)),
  accounts: {
    run: async ({ queries }) => {
      const rows = await queries.select().from(users).orderBy(asc(users.email));
      return {
        accounts: rows.map(({ email, role, createdAt, passwordHash }) => ({
          email,
          role,
          since: createdAt.toISOString(),
          hasPassword: passwordHash !== null,
        })),
      };
    },
  },
  inviteAccount: {
    run: async ({ queries, outbox }, { email, role }) => {
      if (await inviteUser(queries, outbox, email, role)) return { email, role };
      throw new Refusal('Cette adresse a déjà un compte.');
    },
    subject: ({ email, role }) => `${email}, ${ROLE_NAMES[role]}`,
    sendsMail: true,
  },
  changeRole: {
    run: async ({ queries, caller }, { email, role }) => {
      const found = await findOther(queries, email, caller);
      await queries.update(users).set({ role }).where(eq(users.id, found.id));
      await endSessionsOf(queries, found.id);
      return { email: found.email, role };
    },
    subject: (_input, { email, role }) => `${email}, ${ROLE_NAMES[role]}`,
  },
  endAccount: {
    run: async ({ queries, caller }, { email }) => {
      const found = await findOther(queries, email, caller);
      await queries.delete(users).where(eq(users.id, found.id));
      return { email: found.email };
    },
    subject: (_input, { email }) => email,
  },
} satisfies Partial<Handlers>;
