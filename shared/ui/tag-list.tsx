import styles from './tag-list.module.css';

type Props = {
  tags: readonly string[];
  /** Name of the list for screen readers, such as « Catégories ». */
  label?: string;
};

/** List of tags; renders nothing when there are none. */
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
