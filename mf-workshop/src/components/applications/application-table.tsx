import type { ReactNode } from 'react';
import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import type { ListedApplication } from '@vipp/shared/contract/workshop/application-calls';
import { classNames } from '@vipp/shared/lib/class-names';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { PageLink } from '@vipp/shared/ui/page-link';
import { applicationPath } from '../../model/workshop-paths';
import { DataTable } from '../data-table';
import styles from './application-table.module.css';

type ApplicationTableProps = { caption: string; rows: readonly ListedApplication[] };

/** Applications, each with a link to it. */
export function ApplicationTable({ caption, rows }: ApplicationTableProps) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      rows={rows}
      keyOf={({ reference }) => reference}
      columns={[
        {
          title: 'Candidature',
          cell: ({ reference, nom, prenoms }) => (
            <PageLink to={applicationPath(reference)}>
              {prenoms} {nom}
            </PageLink>
          ),
        },
        { title: 'État', cell: ({ state }) => <StateMark state={state}>{APPLICATION_STATES[state].label}</StateMark> },
        { title: 'Pays', cell: ({ country }) => country },
        { title: 'Poste', cell: ({ position }) => position ?? 'Non indiqué' },
        { title: 'Reçue le', cell: ({ receivedOn }) => dayInWords(receivedOn) },
        { title: 'Référence', cell: ({ reference }) => reference },
      ]}
    />
  );
}

type StateMarkProps = { state: ApplicationState; children: ReactNode };

/** The state of an application; its colour repeats what the word says. */
export function StateMark({ state, children }: StateMarkProps) {
  return <span className={classNames(styles.mark, styles[state])}>{children}</span>;
}
