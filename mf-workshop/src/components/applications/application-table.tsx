import type { ReactNode } from 'react';
import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import type { ListedApplication } from '@vipp/shared/contract/workshop/application-calls';
import { classNames } from '@vipp/shared/lib/class-names';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { PageLink } from '@vipp/shared/ui/page-link';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { applicationPath } from '../../model/workshop-paths';
import { DataTable } from '../data-table';
import styles from './application-table.module.css';

type ApplicationTableProps = {
  caption: string;
  rows: readonly ListedApplication[];
  /** References of those that are ticked. */
  chosen: ReadonlySet<string>;
  onChoose: (reference: string, isChosen: boolean) => void;
};

/** Applications, each with a box to choose it and a link to it. */
export function ApplicationTable({ caption, rows, chosen, onChoose }: ApplicationTableProps) {
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
            <span className={styles.name}>
              <label className={styles.choose}>
                <input
                  type="checkbox"
                  checked={chosen.has(reference)}
                  onChange={({ currentTarget }) => onChoose(reference, currentTarget.checked)}
                />
                <VisuallyHidden>{`Choisir ${prenoms} ${nom}`}</VisuallyHidden>
              </label>
              <PageLink to={applicationPath(reference)}>
                {prenoms} {nom}
              </PageLink>
            </span>
          ),
        },
        { title: 'État', cell: ({ state }) => <StateMark state={state}>{APPLICATION_STATES[state].label}</StateMark> },
        { title: 'Pays', cell: ({ country }) => country },
        { title: 'Poste', cell: ({ position }) => position ?? 'Non indiqué' },
        { title: 'Reçue le', cell: ({ receivedOn }) => dayInWords(receivedOn) },
        { title: 'Référence', cell: ({ reference }) => reference },
        {
          title: 'Suivi',
          cell: ({ assignee, notes }) => (
            <span className={styles.followUp}>
              {[assignee, notes.at(-1)?.text].filter(Boolean).join('\u202F: ') || 'Personne'}
            </span>
          ),
        },
      ]}
    />
  );
}

type StateMarkProps = { state: ApplicationState; children: ReactNode };

/** The state of an application; its colour repeats what the word says. */
export function StateMark({ state, children }: StateMarkProps) {
  return <span className={classNames(styles.mark, styles[state])}>{children}</span>;
}
