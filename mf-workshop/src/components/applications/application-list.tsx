import { useEffect } from 'react';
import { applicationCalls } from '@vipp/shared/contract/workshop/application-calls';
import { ADMINISTRATORS } from '@vipp/shared/contract/workshop/roles';
import { formatNumber } from '@vipp/shared/lib/format';
import { useLocation, useNavigate, useSearchParams } from '@vipp/shared/stores/router';
import { listAddress, parseListPlace, rememberListPlace, type ListPlace } from '../../model/application-list-place';
import { useHasRole } from '../../model/account-store';
import { useWorkshopData } from '../../model/use-workshop-data';
import { WorkshopPart } from '../workshop-part';
import { ApplicationFilters } from './application-filters';
import { ApplicationPurge } from './application-purge';
import { ApplicationTable } from './application-table';
import { ExportButton } from './export-button';
import { PageTurner } from './page-turner';
import styles from './application-list.module.css';

function countInWords(total: number, isFiltered: boolean): string {
  if (total === 0)
    return isFiltered ? 'Aucune candidature ne correspond à ces choix.' : 'Aucune candidature n’est encore arrivée.';
  return `${formatNumber(total)} candidature${total > 1 ? 's' : ''}`;
}

function useListPlace() {
  const [parameters] = useSearchParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const place = parseListPlace(parameters, state);
  useEffect(() => rememberListPlace(place));
  const go = (next: ListPlace) => {
    const { to, state: nextState } = listAddress(next);
    // With the same address it is the same entry of the history: the search alone is another one.
    const isSameAddress = to.endsWith(search) && (search !== '' || !to.includes('?'));
    void navigate(to, { state: nextState, replace: isSameAddress });
  };
  return { ...place, go };
}

/** The applications, with the choice of which ones, as pages and as a file. */
export function ApplicationList() {
  const { filter, page, go } = useListPlace();
  const mayErase = useHasRole(ADMINISTRATORS);
  const read = useWorkshopData(applicationCalls, 'applications', { filter, page });
  return (
    <WorkshopPart read={read} loadingText="Lecture des candidatures…">
      {({ rows, total, pageSize, countries, positions, versions }) => (
        <div className={styles.list}>
          <ApplicationFilters
            filter={filter}
            countries={countries}
            positions={positions}
            versions={versions}
            onChange={(next) => go({ filter: next, page: 1 })}
          />
          <div className={styles.summary}>
            <p className={styles.count} role="status">
              {read.isLoading ? 'Lecture des candidatures…' : countInWords(total, Object.keys(filter).length > 0)}
            </p>
            {total > 0 && <ExportButton filter={filter} />}
          </div>
          {rows.length > 0 && <ApplicationTable caption="Candidatures, les plus récentes d’abord" rows={rows} />}
          <PageTurner page={page} pages={Math.ceil(total / pageSize)} onTurn={(next) => go({ filter, page: next })} />
          {mayErase && <ApplicationPurge onErased={read.reload} />}
        </div>
      )}
    </WorkshopPart>
  );
}
