/** Who did what in the workshop: written with the work itself, in the same transaction. */
import type { Queries } from '../database/database';
import { auditEntries } from '../database/workshop-schema';
import { storableText } from '../submissions/storable-text';

type Action = { actor: string; action: string; subject: string };

export async function recordAction(tx: Queries, { subject, ...action }: Action): Promise<void> {
  await tx.insert(auditEntries).values({ ...action, subject: storableText(subject) });
}
