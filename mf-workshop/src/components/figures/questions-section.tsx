import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { mergedQuestions } from '../../model/merge-figures';
import { HIDDEN_PART, partInWords, shareInWords, withShare } from '../../model/figure-words';
import { DataTable } from '../data-table';
import { FigureSection } from './figure-section';

type Props = { reports: readonly FigureReport[] };

/** Who was asked each question, and who answered it, among those who did its step. */
export function QuestionsSection({ reports }: Props) {
  const questions = mergedQuestions(reports);
  if (questions.length === 0)
    return (
      <FigureSection title="Questions">
        <p>Aucune étape n’a encore été validée par cinq personnes.</p>
      </FigureSection>
    );
  return (
    <FigureSection
      title="Questions"
      intro={
        <p>
          Parmi les personnes qui ont validé l’étape. « {HIDDEN_PART} » remplace un nombre inférieur à 5, ou un nombre
          qui en révélerait un.
        </p>
      }
    >
      <DataTable
        caption="Questions posées et répondues"
        rows={questions}
        keyOf={({ name }) => name}
        columns={[
          { title: 'Question', cell: ({ label }) => label },
          ...reports.flatMap(({ version }, index) => [
            {
              title: `Posée, version ${version}`,
              isNumber: true,
              cell: ({ asked }: (typeof questions)[number]) =>
                asked[index] === undefined ? '–' : partInWords(asked[index]),
            },
            {
              title: `Répondue, version ${version}`,
              isNumber: true,
              cell: ({ asked, answered }: (typeof questions)[number]) => {
                const [count, of] = [answered[index], asked[index]];
                if (count === undefined) return '–';
                return withShare(partInWords(count), shareInWords(count, of ?? null));
              },
            },
          ]),
        ]}
      />
    </FigureSection>
  );
}
