import { useMemo } from 'react';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { definitionDifferences, differencesInWords } from '@vipp/shared/lib/application/definition-differences';
import styles from '../workshop.module.css';

type Props = {
  before: ApplicationDefinition;
  after: ApplicationDefinition;
  /** Sentence where both say the same. */
  none: string;
};

/** What changed between two definitions, one line for each change. */
export function DifferenceList({ before, after, none }: Props) {
  const lines = useMemo(() => differencesInWords(definitionDifferences(before, after)), [before, after]);
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
