import styles from './application-terms.module.css';

const PREREQUISITES = [
  'Vous parlez et écrivez un excellent français.',
  'Les postes sont à temps plein et s’exercent sur site.',
  'Ils ne sont compatibles ni avec le statut d’étudiant, ni avec un autre emploi à temps partiel.',
  'Si vous terminez vos études ou préparez une soutenance, attendez de les avoir achevées pour postuler.',
] as const;

/** Requirement 2.38: recruitment process and conditions. */
export const ApplicationTerms = () => (
  <div className={styles.terms}>
    <p>
      Une seule candidature à la fois. Nous recrutons par vagues : vous pouvez être contacté dans un délai de 6 mois,
      après quoi vous êtes libre de postuler à nouveau.
    </p>
    <div>
      <p className={styles.title}>Avant de continuer</p>
      <ul className={styles.list}>
        {PREREQUISITES.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  </div>
);
