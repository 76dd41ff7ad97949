/** Ethics reports for referents: their days, their encrypted texts, and who may read them. */
import { and, asc, eq, max, type SQL, sql } from 'drizzle-orm';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { ListedReport } from '@vipp/shared/contract/workshop/report-calls';
import { today } from '../database/columns';
import type { Queries } from '../database/database';
import { signalementMessages, signalements } from '../database/submission-schema';
import { auditEntries, users } from '../database/service-schema';
import { Refusal } from '../kernel/refusal';
import { deadlinesOf, overdue } from '../reports/deadlines';
import type { Handlers } from './handler';

type Report = typeof signalements.$inferSelect;
type Message = typeof signalementMessages.$inferSelect;

/** An excluded referent does not learn of the report. */
const isOpenTo = (email: string): SQL => sql`not (${email.toLowerCase()} = any(${signalements.excluded}))`;

async function findReport(tx: Queries, id: string, email: string): Promise<Report> {
  const [report] = await tx
    .select()
    .from(signalements)
    .where(and(eq(signalements.id, id), isOpenTo(email)))
    .for('update');
  if (report) return report;
  throw new Refusal('Ce signalement n’existe pas, ou plus.', {}, 404);
}

function toListed(report: Report, messages: readonly Pick<Message, 'sender'>[]): ListedReport {
  const { id, createdAt, acknowledgedAt, answeredAt, closedAt, outcome } = report;
  return {
    id,
    receivedOn: createdAt,
    ...deadlinesOf(report),
    acknowledgedOn: acknowledgedAt,
    answeredOn: answeredAt,
    overdue: closedAt === null ? overdue(report, dayOf(new Date())) : [],
    closedOn: closedAt,
    outcome,
    messages: messages.length,
    lastFrom: messages.at(-1)?.sender ?? null,
  };
}

/** Referents who may open the report. */
async function findMembers(tx: Queries, { excluded }: Report) {
  const referents = await tx
    .select({ email: users.email, key: users.reportKey })
    .from(users)
    .where(eq(users.role, 'referent'))
    .orderBy(asc(users.email));
  return referents.filter(({ email }) => !excluded.includes(email.toLowerCase()));
}

const findReaders = async (tx: Queries, id: string) => {
  const rows = await tx
    .select({ email: auditEntries.actor, at: max(auditEntries.createdAt) })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'openReport'), eq(auditEntries.subject, id)))
    .groupBy(auditEntries.actor)
    .orderBy(asc(auditEntries.actor));
  return rows.map(({ email, at }) => ({ email, on: dayOf(at ?? new Date()) }));
};

type Change = Partial<Record<'acknowledgedAt' | 'answeredAt' | 'closedAt', SQL>> & Partial<Pick<Report, 'outcome'>>;

async function change(tx: Queries, id: string, email: string, values: Change): Promise<Report> {
  const report = await findReport(tx, id, email);
  await tx.update(signalements).set(values).where(eq(signalements.id, id));
  return report;
}

const acknowledgedAt = sql`coalesce(${signalements.acknowledgedAt}, ${today})`;
const answeredAt = sql`coalesce(${signalements.answeredAt}, ${today})`;
const subject = ({ id }: { id: string }): string => id;

export const reportHandlers = {
  reports: {
    run: async ({ queries, caller }) => {
      const rows = await queries
        .select()
        .from(signalements)
        .where(isOpenTo(caller.email))
        .orderBy(asc(signalements.createdAt), asc(signalements.id));
      const { signalementId, sender } = signalementMessages;
      const messages = await queries
        .select({ signalementId, sender })
        .from(signalementMessages)
        .orderBy(asc(signalementMessages.id));
      return {
        reports: rows.map((row) =>
          toListed(
            row,
            messages.filter((message) => message.signalementId === row.id),
          ),
        ),
      };
    },
  },
  openReport: {
    run: async ({ queries, caller: { email } }, { id, keys }) => {
      const report = await findReport(queries, id, email);
      const key = keys.find((one) => report.recipients.includes(one));
      if (key === undefined)
        throw new Refusal('Ce signalement n’est pas chiffré pour cette clé. Choisissez le fichier d’une autre.');
      await queries.update(users).set({ reportKey: key }).where(eq(users.email, email));
      const messages = await queries
        .select()
        .from(signalementMessages)
        .where(eq(signalementMessages.signalementId, id))
        .orderBy(asc(signalementMessages.id));
      const { sealed, recipients, reporterRecipient, excluded } = report;
      return {
        ...toListed(report, messages),
        ...{ sealed, recipients, reporterRecipient, excluded },
        thread: messages.map(({ sender, sentAt, sealed: text }) => ({ from: sender, sentOn: sentAt, sealed: text })),
        readers: await findReaders(queries, id),
        members: await findMembers(queries, report),
      };
    },
    subject,
  },
  acknowledgeReport: {
    run: async ({ queries, caller }, { id }) => void (await change(queries, id, caller.email, { acknowledgedAt })),
    subject,
  },
  /** Answering also acknowledges. */
  answerReport: {
    run: async ({ queries, caller }, { id, recipients, sealed }) => {
      const report = await change(queries, id, caller.email, { acknowledgedAt, answeredAt });
      if (recipients.toSorted().join() !== report.recipients.toSorted().join())
        throw new Refusal(
          'Un référent a été écarté entre-temps. Votre réponse est toujours là\u202F: envoyez-la de nouveau.',
        );
      await queries.insert(signalementMessages).values({ signalementId: id, sender: 'referent', sealed });
    },
    subject,
  },
  closeReport: {
    run: async ({ queries, caller }, { id, outcome }) => {
      await change(queries, id, caller.email, { closedAt: today, outcome });
    },
    subject: ({ id, outcome }) => `${id}, ${outcome}`,
  },
  excludeReferent: {
    run: async ({ queries, caller }, { id, email: given, key }) => {
      const report = await findReport(queries, id, caller.email);
      const email = given.toLowerCase();
      const members = await findMembers(queries, report);
      const member = members.find((one) => one.email.toLowerCase() === email);
      if (!member) throw new Refusal('Ce compte n’est pas celui d’un référent qui suit ce signalement.');
      const recipients = report.recipients.filter((one) => one !== key && one !== member.key);
      if (members.length === 1 || recipients.length === 0)
        throw new Refusal(
          'Plus personne ne pourrait lire la suite. Qu’un autre référent ouvre d’abord ce signalement, avec sa clé.',
        );
      const excluded = [...report.excluded, email];
      await queries.update(signalements).set({ recipients, excluded }).where(eq(signalements.id, id));
    },
    subject: ({ id, email }) => `${id}, ${email}`,
  },
} satisfies Partial<Handlers>;
