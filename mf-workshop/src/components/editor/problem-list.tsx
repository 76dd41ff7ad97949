import { useDraftView, useEditor } from './editor-context';
import styles from './problem-list.module.css';

type Entry = { node: string | undefined; place: string; message: string };

/** All that is to be done before publishing; each entry leads to its part. */
export function ProblemList() {
  const session = useEditor();
  const { problems, warnings } = useDraftView();
  const entries: Entry[] = [...problems, ...warnings.filter(({ isExplained }) => !isExplained)];
  if (entries.length === 0) return <p className={styles.ready}>Le brouillon peut être publié.</p>;
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>
        {entries.length === 1 ? 'Un point à revoir' : `${entries.length} points à revoir`} avant de publier
      </summary>
      <ul>
        {entries.map(({ node, place, message }) => (
          <li key={`${place} ${message}`}>
            {node === undefined ? (
              <strong>{place}</strong>
            ) : (
              <button className={styles.place} type="button" onClick={() => session.open(node)}>
                {place}
              </button>
            )}{' '}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
