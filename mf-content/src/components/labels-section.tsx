import { Section } from '@vipp/shared/ui/section';
import styles from './labels-section.module.css';

/** The labels of the RSE page (requirement 2.23) with what they assess, without grades or logos, which need a licence. */
const RSE_LABELS = [
  {
    name: 'Best Place to Work',
    meaning:
      'Un questionnaire anonyme donne la parole aux équipes, et les pratiques d’employeur sont passées en revue.',
  },
  {
    name: 'EcoVadis',
    meaning:
      'Environnement, social et droits humains, éthique, achats responsables : quatre thèmes évalués, preuves à l’appui.',
  },
] as const;

/** The labels of the group (requirement 2.23) with their meaning. */
export function LabelsSection() {
  return (
    <Section title="Nos labels" tone="tint">
      <ul className={styles.labels} role="list">
        {RSE_LABELS.map(({ name, meaning }) => (
          <li key={name} className={styles.label}>
            <h3>{name}</h3>
            <p>{meaning}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
