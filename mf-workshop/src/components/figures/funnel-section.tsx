import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { countInWords, medianInWords, shareInWords, STAGES, withShare } from '../../model/figure-words';
import { DataTable, type Column } from '../data-table';
import { FigureSection } from './figure-section';

type Props = {
  /** One version, or two beside each other. */
  reports: readonly FigureReport[];
};

type Stage = (typeof STAGES)[number];

const columnOf = ({ version, stages }: FigureReport): Column<Stage> => ({
  title: `Version ${version}`,
  isNumber: true,
  cell: ({ stage }) => withShare(countInWords(stages[stage]), shareInWords(stages[stage], stages.shown)),
  bar: ({ stage }) => stages[stage],
});

/** How far candidates come. */
export function FunnelSection({ reports }: Props) {
  const times = reports.map((report) => `${medianInWords(report)} avec la version ${report.version}`).join(', ');
  return (
    <FigureSection
      title="Jusqu’où vont les candidats"
      intro={<p>Temps médian, de la première réponse à l’envoi : {times}.</p>}
    >
      <DataTable
        caption="Personnes à chaque étape, et leur part des affichages"
        rows={STAGES}
        keyOf={({ stage }) => stage}
        columns={[{ title: 'Étape', cell: ({ label }) => label }, ...reports.map(columnOf)]}
      />
    </FigureSection>
  );
}
