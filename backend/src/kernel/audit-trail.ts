/** Who did what in the workshop: written with the work itself, in the same transaction. */
import { cleanText } from '@vipp/shared/contract/typed-text';
import type { Queries } from '../database/database';
import { auditEntries } from '../database/workshop-schema';

/** Who acts by the operators’ commands. */
export const OPERATOR = 'ligne de commande';
/** What the service does by itself. */
export const SERVICE = 'service de contenu';

type Action = { actor: string; action: string; subject: string };

export async function recordAction(tx: Queries, { subject, ...action }: Action): Promise<void> {
  await tx.insert(auditEntries).values({ ...action, subject: cleanText(subject) });
}
