/** The operation of the referents' command: encrypted text only, as the keys stay in the process of the command. */
import { asc, sql } from 'drizzle-orm';
import { REPORT_OUTCOMES } from '@vipp/shared/contract/forms/report';
import * as z from 'zod/mini';
import { signalementMessages, signalements } from '../database/report-schema';
import { defineOperation } from './operation';

const messageSchema = z.object({ sender: z.enum(['referent', 'reporter']), sentAt: z.string(), sealed: z.string() });

const reportSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  acknowledgedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
  sealed: z.string(),
  messages: z.array(messageSchema),
});

export type EncryptedReport = z.infer<typeof reportSchema>;

/** Lists all reports with their messages, oldest first. */
export const findReports = defineOperation(
  'find-reports',
  { input: z.object({ since: z.optional(z.iso.date()) }), output: z.array(reportSchema) },
  async ({ queries }, { since = '0001-01-01' }) => {
    const reports = await queries
      .select()
      .from(signalements)
      .where(sql`${signalements.createdAt} >= ${since}::date`)
      .orderBy(asc(signalements.createdAt));
    const messages = await queries.select().from(signalementMessages).orderBy(asc(signalementMessages.id));
    return reports.map((report) =>
      reportSchema.parse({ ...report, messages: messages.filter(({ signalementId }) => signalementId === report.id) }),
    );
  },
  () => ({ action: 'exportCollection', subject: 'signalements' }),
);
