import { Picture } from '@vipp/shared/ui/picture';
import { Section } from '@vipp/shared/ui/section';
import { LABEL_PICTURE_SIZE, rseLabels } from '../model/rse-labels';
import styles from './labels-section.module.css';

/** The labels of the group (requirement 2.23) with their meaning. */
export function LabelsSection() {
  return (
    <Section title="Nos labels" tone="tint" layout="split">
      <ul className={styles.labels} role="list">
        {rseLabels.map(({ slug, name, meaning, picture }) => (
          <li key={slug} className={styles.label}>
            <Picture className={styles.badge} src={picture} alt="" {...LABEL_PICTURE_SIZE} />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{meaning}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
