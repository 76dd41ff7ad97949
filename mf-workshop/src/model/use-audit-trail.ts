import { useState } from 'react';
import { auditCalls, type AuditEntry } from '@vipp/shared/contract/workshop/audit-calls';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { useWorkshopData } from './use-workshop-data';

/** Pages after the first one, of one search. */
type Older = { of: object; entries: readonly AuditEntry[]; hasMore: boolean };

/** The audit trail, page after page. */
export function useAuditTrail() {
  // In memory: it may be the address of a person.
  const [search, setSearch] = useState('');
  const read = useWorkshopData(auditCalls, 'auditTrail', search ? { search } : {});
  const [older, setOlder] = useState<Older>();
  const [message, setMessage] = useState<string>();
  const more = older && older.of === read.data ? older : undefined;
  const entries = [...(read.data?.entries ?? []), ...(more?.entries ?? [])];
  const readOlder = async () => {
    const first = read.data;
    const before = entries.at(-1)?.id;
    if (!first || before === undefined) return;
    setMessage(undefined);
    const answer = await callWorkshop(auditCalls, 'auditTrail', { before, ...(search && { search }) });
    if (answer.ok)
      setOlder({
        of: first,
        entries: [...(more?.entries ?? []), ...answer.data.entries],
        hasMore: answer.data.hasMore,
      });
    else setMessage(answer.message);
  };
  return { read, entries, hasMore: (more ?? read.data)?.hasMore ?? false, message, search, setSearch, readOlder };
}
