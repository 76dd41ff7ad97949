/** Calls for administrators: the audit trail, and erasing applications. */
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { auditCalls } from '@vipp/shared/contract/workshop/access-calls';
import type { erasureCalls } from '@vipp/shared/contract/workshop/application-calls';
import { candidats } from '../database/candidate-schema';
import { auditEntries } from '../database/workshop-schema';
import { Refusal } from '../kernel/refusal';
import { applicationErasedMail } from '../mail/application-mails';
import { collections } from '../operators/collections';
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

const isDue = () => collections.candidats.isExpired(dayOf(new Date()));

export const erasureHandlers: Handlers<typeof erasureCalls> = {
  dueApplications: {
    run: async ({ queries }) => {
      const [due] = await queries.select({ count: count() }).from(candidats).where(isDue());
      return { count: due?.count ?? 0 };
    },
  },
  purgeApplications: {
    run: async ({ queries }, { count: confirmed }) => {
      const erased = await queries.delete(candidats).where(isDue()).returning({ id: candidats.id });
      if (erased.length !== confirmed)
        throw new Refusal(
          `Le nombre de candidatures à effacer a changé entre-temps\u202F: ${erased.length} au lieu de ${confirmed}. Rien n’a été effacé.`,
        );
      return { count: erased.length };
    },
    subject: (_input, { count: erased }) =>
      `${erased} candidature${erased > 1 ? 's' : ''} au terme de la durée de conservation`,
  },
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
