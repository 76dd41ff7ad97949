import type { KeyFigure } from '@vipp/shared/contract/list-data';
import styles from './key-figures.module.css';

/** Results of an article or a study, below its header. */
export function KeyFigures({ figures = [] }: { figures?: readonly KeyFigure[] | undefined }) {
  if (figures.length === 0) return null;
  return (
    <div className={styles.strip}>
      <ul className={styles.figures} role="list" aria-label="Chiffres clés">
        {figures.map(({ value, noun }) => (
          <li key={value + noun}>
            <strong>{value}</strong>
            {` ${noun}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
