/** Operations of the referents' command on reports: only on encrypted text, as the keys stay in the process of the command. */
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { REPORT_OUTCOMES, signalementMessages, signalements } from '../database/report-schema';
import { defineOperation, type OperatorContext, OperatorRefusal } from './operation';

const messageSchema = z.object({ sender: z.enum(['referent', 'reporter']), sentAt: z.string(), sealed: z.string() });

const reportSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  acknowledgedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
  sealed: z.string(),
  recipients: z.array(z.string()),
  reporterRecipient: z.string(),
  messages: z.array(messageSchema),
});

export type EncryptedReport = z.infer<typeof reportSchema>;

/** Lists all reports with their messages, oldest first. */
export const findReports = defineOperation(
  'find-reports',
  { input: z.object({ since: z.optional(z.iso.date()), isExport: z.boolean() }), output: z.array(reportSchema) },
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
  ({ isExport }) => isExport && { action: 'exportCollection', subject: 'signalements' },
);

type Change = Partial<Record<'acknowledgedAt' | 'answeredAt' | 'closedAt', SQL>> & {
  outcome?: (typeof REPORT_OUTCOMES)[number];
};

const TODAY = sql`(now() at time zone 'utc')::date`;

async function change(queries: OperatorContext['queries'], id: string, values: Change): Promise<null> {
  const changed = await queries
    .update(signalements)
    .set(values)
    .where(eq(signalements.id, id))
    .returning({ id: signalements.id });
  if (changed.length === 0) throw new OperatorRefusal(`there is no report ${id}`);
  return null;
}

const firstDay = (column: typeof signalements.acknowledgedAt | typeof signalements.answeredAt) =>
  sql`coalesce(${column}, ${TODAY})`;

export const acknowledgeReport = defineOperation(
  'acknowledge-report',
  { input: z.object({ id: z.uuid() }), output: z.null() },
  ({ queries }, { id }) => change(queries, id, { acknowledgedAt: firstDay(signalements.acknowledgedAt) }),
  ({ id }) => ({ action: 'acknowledgeReport', subject: id }),
);

/** Stores an encrypted answer; answering also acknowledges. */
export const answerReport = defineOperation(
  'answer-report',
  { input: z.object({ id: z.uuid(), sealed: z.string() }), output: z.null() },
  async ({ queries: tx }, { id, sealed }) => {
    const { acknowledgedAt, answeredAt } = signalements;
    await change(tx, id, { acknowledgedAt: firstDay(acknowledgedAt), answeredAt: firstDay(answeredAt) });
    await tx.insert(signalementMessages).values({ signalementId: id, sender: 'referent', sealed });
    return null;
  },
  ({ id }) => ({ action: 'answerReport', subject: id }),
);

export const closeReport = defineOperation(
  'close-report',
  { input: z.object({ id: z.uuid(), outcome: z.enum(REPORT_OUTCOMES) }), output: z.null() },
  ({ queries }, { id, outcome }) => change(queries, id, { closedAt: TODAY, outcome }),
  ({ id, outcome }) => ({ action: 'closeReport', subject: `${id}, ${outcome}` }),
);
