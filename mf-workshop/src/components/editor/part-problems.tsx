import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { useDraftView } from './editor-context';
import styles from './part-problems.module.css';

/** What has to change in a part before the draft may be published. */
export function PartProblems({ part }: { part: TreeNode }) {
  const { problems } = useDraftView();
  const own = problems.filter(({ node }) => node === part.id);
  if (own.length === 0) return null;
  return (
    <div className={styles.problems}>
      <h3 className={styles.title}>À revoir avant de publier</h3>
      <ul>
        {own.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
