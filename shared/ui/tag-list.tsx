import styles from './tag-list.module.css';

type Props = {
  tags: readonly string[];
  /** Names the list for screen readers, for example « Catégories ». */
  label?: string;
};

/** Short words that tell what something is about. Nothing at all when there are none. */
export function TagList({ tags, label }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} role="list" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
