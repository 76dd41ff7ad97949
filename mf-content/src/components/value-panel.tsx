import { memo } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import { Picture } from '@vipp/shared/ui/picture';
import { VALUE_PICTURE_SIZE, valuePicture, type RseValue } from '../model/rse-values';
import styles from './value-panel.module.css';

type Props = {
  value: RseValue;
  /** Id of its tab; undefined while the panels are read one after another, without a carousel. */
  labelledBy: string | undefined;
  isCurrent: boolean;
  isEntering: boolean;
};

/** One value: its emblem, its name, and what it means. Rendered again only when it is shown or hidden. */
export const ValuePanel = memo(function ValuePanel({
  value: { slug, name, meaning },
  labelledBy,
  isCurrent,
  isEntering,
}: Props) {
  return (
    <div
      id={`valeur-${slug}`}
      className={
        labelledBy
          ? classNames(styles.panel, styles.stacked, isCurrent && styles.current, isEntering && styles.entering)
          : styles.panel
      }
      {...(labelledBy && { role: 'tabpanel', 'aria-labelledby': labelledBy, tabIndex: isCurrent ? 0 : -1 })}
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
});
