/** The audit trail: an entry is written in the transaction of the work itself. */
import { cleanText } from '@vipp/shared/contract/typed-text';
import type { Queries } from '../database/database';
import { auditEntries } from '../database/service-schema';

/** Actor of the operators' commands. */
export const OPERATOR = 'ligne de commande';
/** Actor of work that the service does on a schedule. */
export const SERVICE = 'service de contenu';

type AuditEntry = { actor: string; action: string; subject: string };

export async function recordAction(tx: Queries, { subject, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, subject: cleanText(subject) });
}
