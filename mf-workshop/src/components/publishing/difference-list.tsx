import { useMemo } from 'react';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import {
  type DefinitionDifference,
  definitionDifferences,
  differencesInWords,
} from '@vipp/shared/lib/application/definition-differences';
import { changedWords, type TextRun } from '@vipp/shared/lib/changed-words';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
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

const KINDS: Readonly<Record<DefinitionDifference['kind'], string>> = {
  added: 'Ajouté',
  removed: 'Retiré',
  changed: 'Modifié',
  moved: 'Ordre modifié',
};

type CellProps = { runs: readonly TextRun[]; as: 'del' | 'ins' };

/** Changed words are struck through or underlined, besides their colour. */
function Cell({ runs, as: Mark }: CellProps) {
  if (runs.length === 0) return <VisuallyHidden>Rien</VisuallyHidden>;
  return runs.map(({ text, isChanged }, index) =>
    isChanged ? (
      <Mark key={index} className={styles[Mark]}>
        {text}
      </Mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}

/** One part of the form before and after a change. */
function SideBySide({ difference: { kind, place, rows } }: { difference: DefinitionDifference }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{`${KINDS[kind]}\u202F: ${place}`}</caption>
      <thead>
        <tr>
          <th scope="col">Avant</th>
          <th scope="col">Après</th>
        </tr>
      </thead>
      {rows.map(({ name, before, after }) => {
        const words = changedWords(before, after);
        return (
          <tbody key={name}>
            <tr>
              <th className={styles.name} colSpan={2} scope="rowgroup">
                {name}
              </th>
            </tr>
            <tr>
              <td>
                <Cell runs={words.before} as="del" />
              </td>
              <td>
                <Cell runs={words.after} as="ins" />
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
