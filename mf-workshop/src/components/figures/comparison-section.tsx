import type { ComparedRate, Comparison } from '@vipp/shared/lib/application/compare-figures';
import { differenceInWords, HIDDEN, percentInWords } from '../../model/figure-words';
import { DataTable } from '../data-table';
import { FigureSection } from './figure-section';

type Props = { comparison: Comparison };

const share = (value: number | null): string => (value === null ? HIDDEN : percentInWords(value));
const sentence = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Two versions beside each other, with the difference and how certain it is. */
export function ComparisonSection({ comparison: { version, compared, rates } }: Props) {
  return (
    <FigureSection
      title={`Version ${version} comparée à la version ${compared}`}
      intro={
        <p>
          L’écart véritable est entre les deux nombres indiqués, dans 95 % des cas. S’ils sont de part et d’autre de
          zéro, l’écart peut être dû au hasard : attendez d’autres candidatures.
        </p>
      }
    >
      <DataTable
        caption="Parts de chaque étape"
        rows={rates}
        keyOf={({ name }: ComparedRate) => name}
        columns={[
          { title: 'Part', cell: ({ name }) => sentence(name) },
          { title: `Version ${version}`, isNumber: true, cell: (rate) => share(rate.share) },
          { title: `Version ${compared}`, isNumber: true, cell: (rate) => share(rate.other) },
          {
            title: 'Écart',
            isNumber: true,
            cell: ({ difference }) => (difference ? differenceInWords(difference) : 'trop peu de candidats'),
          },
        ]}
      />
    </FigureSection>
  );
}
