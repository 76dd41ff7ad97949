import { useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { auditCalls, type AuditEntry } from '@vipp/shared/contract/workshop/access-calls';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { actionInWords } from '../model/audit-words';
import { preciseMoment } from '../model/moment-in-words';
import { useWorkshopData } from '../model/use-workshop-data';
import { DataTable } from '../components/data-table';
import { ChoicesForm } from '../components/fields-form';
import { WorkshopPart } from '../components/workshop-part';
import { workshopPage } from '../components/workshop-frame';
import styles from '../components/audit-trail.module.css';

/** Who did what in the workshop, the newest entries first. */
function AuditTrail() {
  const { read, entries, hasMore, message, search, setSearch, readOlder } = useAuditTrail();
  return (
    <div className={styles.trail}>
      <p className={styles.note}>Les lignes du journal ne changent jamais. Elles sont effacées après douze mois.</p>
      <ChoicesForm
        id="journal"
        title="Chercher dans le journal"
        action="Chercher"
        fields={[{ name: 'search', label: 'Compte, candidature ou brouillon', kind: 'search', autocomplete: 'off' }]}
        values={{ search }}
        onChoose={(chosen) => setSearch((chosen['search'] ?? '').trim().slice(0, 100))}
      />
      <WorkshopPart read={read} loadingText="Lecture du journal…">
        {() =>
          entries.length === 0 ? (
            <p role="status">Aucune ligne ne correspond.</p>
          ) : (
            <DataTable
              caption="Actions, les plus récentes d’abord"
              rows={entries}
              keyOf={({ id }) => id}
              columns={[
                { title: 'Quand', cell: ({ at }) => preciseMoment(at) },
                { title: 'Qui', cell: ({ actor }) => actor },
                { title: 'Quoi', cell: ({ action }) => actionInWords(action) },
                { title: 'À propos de', cell: ({ subject }) => subject || '–' },
              ]}
            />
          )
        }
      </WorkshopPart>
      {message && <Notice kind="error" title={message} />}
      {hasMore && (
        <div>
          <Button variant="secondary" onClick={() => void readOlder()}>
            Lignes plus anciennes
          </Button>
        </div>
      )}
    </div>
  );
}

/** Pages after the first one, of one search. */
type Older = { of: object; entries: readonly AuditEntry[]; hasMore: boolean };

/** The audit trail, page after page. */
function useAuditTrail() {
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

export const page: PageModule<null> = workshopPage({
  title: 'Journal de l’atelier',
  description: 'Qui a fait quoi dans l’atelier de recrutement de VIPP, pour ses administrateurs.',
  place: 'audit',
  Content: AuditTrail,
});
