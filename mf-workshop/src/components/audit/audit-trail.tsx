import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { actionInWords } from '../../model/audit-words';
import { preciseMoment } from '../../model/moment-in-words';
import { useAuditTrail } from '../../model/use-audit-trail';
import { DataTable } from '../data-table';
import { FilterField } from '../filter-field';
import { FilterForm } from '../filter-form';
import { WorkshopPart } from '../workshop-part';
import styles from './audit-trail.module.css';

/** Who did what in the workshop, the newest entries first. */
export function AuditTrail() {
  const { read, entries, hasMore, message, search, setSearch, readOlder } = useAuditTrail();
  return (
    <div className={styles.trail}>
      <p className={styles.note}>Les lignes du journal ne changent jamais. Elles sont effacées après douze mois.</p>
      <FilterForm
        label="Chercher dans le journal"
        submitText="Chercher"
        values={{ search }}
        onSubmit={(values) => setSearch(values['search'] ?? '')}
      >
        <FilterField name="search" label="Compte, candidature ou brouillon" type="search" />
      </FilterForm>
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
