import { memo } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import { Picture } from '@vipp/shared/ui/picture';
import { VALUE_PICTURE_SIZE, type RseValue } from '../model/rse-values';
import styles from './value-panel.module.css';

type Props = {
  value: RseValue;
  /** Id of its tab; undefined while the panels are a list. */
  labelledBy: string | undefined;
  isCurrent: boolean;
  isEntering: boolean;
};

/** A value: emblem, name and meaning. Memoised: rendered again only for a change of its visibility. */
export const ValuePanel = memo(function ValuePanel({
  value: { slug, name, meaning, picture },
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
          <Picture src={picture} alt="" width={VALUE_PICTURE_SIZE} height={VALUE_PICTURE_SIZE} />
        </div>
        <div className={styles.words}>
          <h3>{name}</h3>
          <p className={styles.meaning}>{meaning}</p>
        </div>
      </div>
    </div>
  );
});
