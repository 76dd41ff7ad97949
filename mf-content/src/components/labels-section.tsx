import { Picture } from '@vipp/shared/ui/picture';
import { Section } from '@vipp/shared/ui/section';
import bestPlaceToWork from '../pictures/best-place-to-work.svg';
import ecovadis from '../pictures/ecovadis.svg';
import styles from './labels-section.module.css';

/** The labels of the RSE page (requirement 2.23) with what they assess, without grades. */
type RseLabel = { slug: string; name: string; meaning: string; picture: string };

const LABEL_PICTURE_SIZE = { width: 160, height: 160 } as const;

const rseLabels: readonly RseLabel[] = [
  {
    slug: 'best-place-to-work',
    name: 'Best Place to Work',
    meaning:
      'Un questionnaire anonyme donne la parole aux équipes, et les pratiques d’employeur sont passées en revue.',
    picture: bestPlaceToWork,
  },
  {
    slug: 'ecovadis',
    name: 'Ecovadis',
    meaning:
      'Environnement, social et droits humains, éthique, achats responsables : quatre thèmes évalués, preuves à l’appui.',
    picture: ecovadis,
  },
];

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
