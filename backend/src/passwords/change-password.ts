/** The two calls of the page behind a password link (requirement 7.3). */
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { Refusal } from '../kernel/refusal';
import type { SubmissionContext } from '../kernel/submission';
import { endSessionsOf } from './sessions';
import { consumeLink, deleteLinksOf, findLinkOwner } from './password-links';

const INVALID_LINK =
  'Ce lien n’est plus valable. Demandez-en un nouveau depuis la page de vérification de l’adresse électronique.';

/** The answer is the address as a JSON string (requirement 7.3). */
export async function readPasswordLink({ queries }: SubmissionContext, { id }: { id: string }): Promise<string> {
  const user = await findLinkOwner(queries, id);
  if (!user) throw new Refusal(INVALID_LINK, {}, 404);
  return user.email;
}

export async function prepareChangePassword(
  { queries }: SubmissionContext,
  { id, email, password }: { id: string; email: string; password: string },
) {
  const user = await findLinkOwner(queries, id);
  if (!user || user.email.toLowerCase() !== email.toLowerCase()) throw new Refusal(INVALID_LINK);
  const { isCommonPassword, TOO_COMMON } = await import('@vipp/shared/lib/common-password.server');
  if (isCommonPassword(password, user.email)) throw new Refusal(TOO_COMMON, { password: [TOO_COMMON] });
  const passwordHash = await hash(password);
  return async (tx: Queries) => {
    if (!(await consumeLink(tx, id))) throw new Refusal(INVALID_LINK);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await deleteLinksOf(tx, user.id);
    await endSessionsOf(tx, user.id);
    return { message: 'Votre mot de passe a été modifié.' };
  };
}
