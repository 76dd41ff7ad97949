/** Who did what in the workshop: written with the work itself, in the same transaction. */
import type { Queries } from '../database/database';
import { auditEntries } from '../database/workshop-schema';
import { storableText } from '../submissions/storable-text';

/** Who acts by the operators’ commands. */
export const OPERATOR = 'ligne de commande';
/** What the service does by itself. */
export const SERVICE = 'service de contenu';

type Action = { actor: string; action: string; subject: string };

export async function recordAction(tx: Queries, { subject, ...action }: Action): Promise<void> {
  await tx.insert(auditEntries).values({ ...action, subject: storableText(subject) });
}
