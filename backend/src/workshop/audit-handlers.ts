import { and, desc, lt, sql } from 'drizzle-orm';
import type { auditCalls } from '@vipp/shared/contract/workshop/audit-calls';
import { auditEntries } from '../database/workshop-schema';
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
