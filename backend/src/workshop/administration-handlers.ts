/** Calls for administrators: the audit trail, and erasing an application. */
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { auditCalls } from '@vipp/shared/contract/workshop/access-calls';
import type { erasureCalls } from '@vipp/shared/contract/workshop/application-calls';
import { candidats } from '../database/candidate-schema';
import { auditEntries } from '../database/workshop-schema';
import { applicationErasedMail } from '../mail/application-mails';
import { findApplication } from './application-queries';
import type { Handlers } from './handler';
import { containsWords } from './search-text';

const PAGE_SIZE = 50;

export const auditHandlers: Handlers<typeof auditCalls> = {
  auditTrail: {
    run: async ({ queries }, { before, search = '' }) => {
      const searched = sql`concat_ws(' ', ${auditEntries.actor}, ${auditEntries.subject})`;
      const rows = await queries
        .select()
        .from(auditEntries)
        .where(and(before === undefined ? undefined : lt(auditEntries.id, before), containsWords(searched, search)))
        .orderBy(desc(auditEntries.id))
        .limit(PAGE_SIZE + 1);
      const entries = rows.slice(0, PAGE_SIZE).map(({ id, createdAt, actor, action, subject }) => ({
        id,
        at: createdAt.toISOString(),
        actor,
        action,
        subject,
      }));
      return { entries, hasMore: rows.length > PAGE_SIZE };
    },
  },
};

export const erasureHandlers: Handlers<typeof erasureCalls> = {
  eraseApplication: {
    run: async ({ queries, outbox }, { reference: typed }) => {
      const { id, reference, email, prenoms } = await findApplication(queries, typed, true);
      await queries.delete(candidats).where(eq(candidats.id, id));
      await outbox.put(queries, applicationErasedMail({ to: email, prenoms, reference }));
      return { reference };
    },
    subject: (_input, { reference }) => reference,
    sendsMail: true,
  },
};
