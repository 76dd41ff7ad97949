import { useState } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { Button } from '@vipp/shared/ui/button';
import { actionInWords } from '../model/audit-words';
import { preciseMoment } from '../model/moment-in-words';
import { useWorkshopData } from '../model/use-workshop-data';
import { DataTable } from '../components/data-table';
import { ChoicesForm } from '../components/fields-form';
import { WorkshopPart } from '../components/workshop-part';
import { workshopPage } from '../components/workshop-frame';
import styles from '../components/audit-trail.module.css';
import formStyles from '../components/fields-form.module.css';

/** Who did what in the workshop, the newest entries first. */
function AuditTrail() {
  // In memory: it may be the address of a person.
  const [search, setSearch] = useState('');
  /** The last entry of the page before; undefined on the first one. */
  const [before, setBefore] = useState<number>();
  const read = useWorkshopData('auditTrail', {
    ...(search && { search }),
    ...(before !== undefined && { before }),
  });
  return (
    <div className={styles.trail}>
      <p className={styles.note}>Les lignes du journal ne changent jamais. Elles sont effacées après douze mois.</p>
      <ChoicesForm
        id="journal"
        title="Chercher dans le journal"
        action="Chercher"
        fields={[{ name: 'search', label: 'Compte, candidature ou brouillon', kind: 'search', autocomplete: 'off' }]}
        values={{ search }}
        onChoose={(chosen) => {
          setSearch((chosen['search'] ?? '').trim().slice(0, 100));
          setBefore(undefined);
        }}
      />
      <WorkshopPart read={read} loadingText="Lecture du journal…">
        {({ entries, hasMore }) => (
          <>
            {entries.length === 0 ? (
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
            )}
            <div className={formStyles.actions}>
              {hasMore && (
                <Button variant="secondary" onClick={() => setBefore(entries.at(-1)?.id)}>
                  Lignes plus anciennes
                </Button>
              )}
              {before !== undefined && (
                <Button variant="secondary" onClick={() => setBefore(undefined)}>
                  Lignes les plus récentes
                </Button>
              )}
            </div>
          </>
        )}
      </WorkshopPart>
    </div>
  );
}

export const page: PageModule<null> = workshopPage({
  title: 'Journal de l’atelier',
  description: 'Qui a fait quoi dans l’atelier de recrutement de VIPP, pour ses administrateurs.',
  place: 'audit',
  Content: AuditTrail,
});
