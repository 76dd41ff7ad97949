import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { DraftText } from './draft-text';
import { useDraftView } from './editor-context';
import styles from './reason-field.module.css';

/** Warns of a question that the law forbids or that needs a reason, which the draft then contains. */
export function ReasonField({ part }: { part: TreeNode }) {
  const { warnings } = useDraftView();
  const own = warnings.filter(({ node }) => node === part.id);
  if (own.length === 0) return null;
  return (
    <div className={styles.warning}>
      {own.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      <DraftText
        part={part}
        name="reason"
        label="Pourquoi cette question est permise"
        hint="Cette raison est gardée avec la version du formulaire. Les candidats ne la voient pas."
        isLong
      />
    </div>
  );
}
