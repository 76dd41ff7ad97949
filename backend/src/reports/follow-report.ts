/** Access with the receipt code of a report: reading the thread, and adding to it. */
import { eq } from 'drizzle-orm';
import type { ReportThread } from '@vipp/shared/contract/forms/report';
import type { Queries } from '../database/database';
import { signalementMessages, signalements } from '../database/submission-schema';
import { Refusal } from '../kernel/refusal';
import { decryptText } from '@vipp/shared/server/encrypted-text';
import type { ServiceContext } from '../kernel/submission';
import { deadlinesOf } from './deadlines';
import { locatorOf, pretendToUnlock, unlock } from './receipt-code';
import { decryptWith, encryptFor } from '@vipp/shared/lib/age-text';

const UNKNOWN_CODE = 'Ce code de suivi est inconnu. Vérifiez les 16 chiffres qui vous ont été donnés.';

type StoredReport = typeof signalements.$inferSelect;
type OpenedReport = { report: StoredReport; identity: string };

async function tryCode(queries: Queries, code: string): Promise<OpenedReport | undefined> {
  const candidates = await queries
    .select()
    .from(signalements)
    .where(eq(signalements.codeLocator, locatorOf(code)));
  if (candidates.length === 0) await pretendToUnlock(code);
  for (const report of candidates) {
    const key = await unlock(code, report);
    const identity = key && decryptText([key], report.reporterIdentity);
    if (identity !== undefined) return { report, identity };
  }
  return undefined;
}

/** Finds and decrypts the report of `code`. */
async function openReport(queries: Queries, code: string): Promise<OpenedReport> {
  const opened = await tryCode(queries, code);
  if (opened) return opened;
  throw new Refusal(UNKNOWN_CODE, { code: [UNKNOWN_CODE] });
}

/** POST /signalements/suivi */
export async function readReportThread({ queries }: ServiceContext, { code }: { code: string }): Promise<ReportThread> {
  const { report, identity } = await openReport(queries, code);
  const rows = await queries
    .select()
    .from(signalementMessages)
    .where(eq(signalementMessages.signalementId, report.id))
    .orderBy(signalementMessages.id);
  const messages = rows.map(async ({ sender, sentAt, sealed }) => ({
    from: sender,
    sentAt,
    text: await decryptWith([identity], sealed),
  }));
  return {
    receivedAt: report.createdAt,
    acknowledgedAt: report.acknowledgedAt,
    ...deadlinesOf(report),
    messages: await Promise.all(messages),
  };
}

/** POST /signalements/complement */
export async function prepareAddition(
  { queries }: ServiceContext,
  { code, message }: { code: string; message: string },
) {
  const { report } = await openReport(queries, code);
  const sealed = await encryptFor([...report.recipients, report.reporterRecipient], message);
  return async (tx: Queries) => {
    await tx.insert(signalementMessages).values({ signalementId: report.id, sender: 'reporter', sealed });
    return { message: 'Votre complément a bien été envoyé.' };
  };
}
