/** Links that show a draft to colleagues without an account, for seven days. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { formVersions } from '../database/form-version-schema';
import { formDraftLinks } from '../database/workshop-schema';
import { createToken, hashToken } from '../kernel/random-token';
import { Refusal } from '../kernel/refusal';

const NOT_VALID =
  'Ce lien ne montre plus de brouillon\u202F: il a expiré, il a été retiré, ou le brouillon a été publié ou supprimé. Demandez-en un autre à la personne qui vous l’a envoyé.';

export async function createDraftLink(tx: Queries, draft: string): Promise<{ token: string; expiresAt: Date }> {
  const { token, tokenHash } = createToken();
  const [row] = await tx
    .insert(formDraftLinks)
    .values({ draftId: draft, tokenHash })
    .returning({ expiresAt: formDraftLinks.expiresAt });
  if (!row) throw new Error('the link was not stored');
  return { token, expiresAt: row.expiresAt };
}

export async function deleteDraftLinks(tx: Queries, draft: string): Promise<void> {
  await tx.delete(formDraftLinks).where(eq(formDraftLinks.draftId, draft));
}

/** The draft that a link shows. @throws Refusal where it shows none */
export async function linkedDraft(queries: Queries, token: string): Promise<{ id: string; title: string }> {
  const [row] = await queries
    .select({ id: formVersions.id, title: formVersions.title })
    .from(formDraftLinks)
    .innerJoin(formVersions, eq(formVersions.id, formDraftLinks.draftId))
    .where(
      and(
        eq(formDraftLinks.tokenHash, hashToken(token)),
        gt(formDraftLinks.expiresAt, sql`now()`),
        eq(formVersions.state, 'draft'),
      ),
    );
  if (!row) throw new Refusal(NOT_VALID, {}, 404);
  return { id: row.id, title: row.title ?? '' };
}
