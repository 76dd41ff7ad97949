import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import type { ListedApplication } from '@vipp/shared/contract/workshop/application-calls';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { PageLink } from '@vipp/shared/ui/page-link';
import { applicationPath } from '../../model/workshop-paths';
import { DataTable } from '../data-table';
import { StateMark } from './state-mark';

type Props = { caption: string; rows: readonly ListedApplication[] };

/** Applications, each with a link to it. */
export function ApplicationTable({ caption, rows }: Props) {
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
