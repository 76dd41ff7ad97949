import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { mergedMessages } from '../../model/merge-figures';
import { countInWords } from '../../model/figure-words';
import { DataTable } from '../data-table';
import { FigureSection } from './figure-section';

type Props = { reports: readonly FigureReport[] };

/** Which messages candidates get, the most frequent first. */
export function MessagesSection({ reports }: Props) {
  const messages = mergedMessages(reports);
  if (messages.length === 0)
    return (
      <FigureSection title="Messages affichés">
        <p>Aucun message n’a été affiché.</p>
      </FigureSection>
    );
  return (
    <FigureSection title="Messages affichés" intro={<p>Une personne peut avoir vu plusieurs fois le même message.</p>}>
      <DataTable
        caption="Nombre d’affichages de chaque message"
        rows={messages}
        keyOf={({ name }) => name}
        columns={[
          { title: 'Message', cell: ({ text }) => text },
          { title: 'Question', cell: ({ question }) => question },
          ...reports.map(({ version }, index) => ({
            title: `Version ${version}`,
            isNumber: true,
            cell: ({ counts }: (typeof messages)[number]) =>
              counts[index] === undefined ? '0' : countInWords(counts[index]),
          })),
        ]}
      />
    </FigureSection>
  );
}
