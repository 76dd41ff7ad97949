import { useMemo } from 'react';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { definitionDifferences, differencesInWords } from '@vipp/shared/lib/application/definition-differences';
import { SideBySide } from './side-by-side';
import styles from './difference-list.module.css';

type Props = {
  before: ApplicationDefinition;
  after: ApplicationDefinition;
  /** Sentence where both say the same. */
  none: string;
};

/** What changed between two definitions, as one line for each change, and side by side. */
export function DifferenceList({ before, after, none }: Props) {
  const differences = useMemo(() => definitionDifferences(before, after), [before, after]);
  if (differences.length === 0) return <p>{none}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {differencesInWords(differences).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary>Voir avant et après, côte à côte</summary>
        <div className={styles.tables}>
          {differences.map((difference) => (
            <SideBySide key={`${difference.kind} ${difference.place}`} difference={difference} />
          ))}
        </div>
      </details>
    </>
  );
}
