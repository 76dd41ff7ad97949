import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { mergedStops } from '../../../model/workshop/merge-figures';
import { countInWords, HIDDEN_PART, partInWords, shareInWords, withShare } from '../../../model/workshop/figure-words';
import { DataTable } from '../data-table';
import { BarChart } from './bar-chart';
import { FigureSection } from './figure-section';

/** More bars than these cannot be compared at a glance; the table has all of them. */
const BARS = 12;

type Props = { reports: readonly FigureReport[] };

/** The question before which candidates stop. */
export function StopsSection({ reports }: Props) {
  const stops = mergedStops(reports);
  const first = stops.slice(0, BARS);
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
      chart={
        <BarChart
          title="Question devant laquelle on s’arrête"
          labels={first.map(({ label }) => label)}
          series={reports.map(({ version }, index) => ({
            name: `Version ${version}`,
            values: first.map(({ counts }) => counts[index] ?? (counts[index] === null ? null : 0)),
          }))}
          hidden={HIDDEN_PART}
        />
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
          })),
        ]}
      />
    </FigureSection>
  );
}
