import { Picture } from '@vipp/shared/ui/picture';
import { VALUE_PICTURE_SIZE, valuePicture, type RseValue } from '../model/rse-values';
import styles from './value-panel.module.css';

type Props = {
  value: RseValue;
  /** Null while the panels are read one after another, without a carousel. */
  tab: { labelledBy: string; current: boolean; entering: boolean } | null;
};

type Tab = NonNullable<Props['tab']>;

const tabClasses = ({ current, entering }: Tab) =>
  [styles.stacked, current && styles.current, entering && styles.entering].filter(Boolean).join(' ');

/** One value: its emblem, its name, and what it means. */
export function ValuePanel({ value: { slug, name, meaning }, tab }: Props) {
  return (
    <div
      id={`valeur-${slug}`}
      className={`${styles.panel} ${tab ? tabClasses(tab) : ''}`}
      {...(tab && { role: 'tabpanel', 'aria-labelledby': tab.labelledBy, tabIndex: tab.current ? 0 : -1 })}
    >
      <div className={styles.value}>
        <div className={styles.emblem}>
          <Picture src={valuePicture(slug)} alt="" width={VALUE_PICTURE_SIZE} height={VALUE_PICTURE_SIZE} />
        </div>
        <div className={styles.words}>
          <h3>{name}</h3>
          <p className={styles.meaning}>{meaning}</p>
        </div>
      </div>
    </div>
  );
}
