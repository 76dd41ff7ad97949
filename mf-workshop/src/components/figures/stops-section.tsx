import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { mergedStops } from '../../model/merge-figures';
import { countInWords, HIDDEN_PART, partInWords, shareInWords, withShare } from '../../model/figure-words';
import { DataTable } from '../data-table';
import { FigureSection } from './figure-section';

type Props = { reports: readonly FigureReport[] };

/** The question before which candidates stop. */
export function StopsSection({ reports }: Props) {
  const stops = mergedStops(reports);
  const totals = reports
    .map(({ version, stops: { total } }) => `${countInWords(total)} avec la version ${version}`)
    .join(', ');
  if (stops.length === 0)
    return (
      <FigureSection title="Où l’on s’arrête">
        <p>Aucune personne n’a quitté le formulaire en cours de route.</p>
      </FigureSection>
    );
  return (
    <FigureSection
      title="Où l’on s’arrête"
      intro={
        <p>
          Personnes qui ont quitté le formulaire devant une question et ne sont pas revenues : {totals}. « 
          {HIDDEN_PART} » remplace un nombre inférieur à 5, ou un nombre qui en révélerait un.
        </p>
      }
    >
      <DataTable
        caption="Question devant laquelle on s’arrête, et sa part des arrêts"
        rows={stops}
        keyOf={({ name }) => name}
        columns={[
          { title: 'Question', cell: ({ label }) => label },
          ...reports.map(({ version, stops: { total } }, index) => ({
            title: `Version ${version}`,
            isNumber: true,
            cell: ({ counts }: (typeof stops)[number]) =>
              counts[index] === undefined
                ? '0'
                : withShare(partInWords(counts[index]), shareInWords(counts[index], total)),
            bar: ({ counts }: (typeof stops)[number]) => counts[index],
          })),
        ]}
      />
    </FigureSection>
  );
}
