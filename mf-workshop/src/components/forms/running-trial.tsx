import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { PageLink } from '@vipp/shared/ui/page-link';
import { versionTitle } from '../../model/form-history';
import { momentInWords } from '../../model/moment-in-words';
import { figuresPath } from '../../model/workshop-paths';
import { endTrial, type FormsChange } from './forms-change';
import { ReasonForm } from './reason-form';
import styles from './forms-overview.module.css';

type Props = { trial: ListedVersion; current: ListedVersion; onChange: FormsChange };

/** The version that a share of candidates gets, and the two ways to end its trial. */
export function RunningTrial({ trial, current, onChange }: Props) {
  const { version, share, publishedAt, publishedBy, reason } = trial;
  const to = `${figuresPath(version)}&comparee=${current.version}`;
  return (
    <section className={styles.section} aria-labelledby="atelier-essai">
      <h2 className={styles.heading} id="atelier-essai">
        Essai en cours
      </h2>
      <p className={styles.strong}>{`${versionTitle(trial)}\u202F: ${share ?? 0}\u202F% des candidats`}</p>
      <p>{`Depuis ${momentInWords(publishedAt)}, par ${publishedBy}\u202F: «\u202F${reason}\u202F».`}</p>
      <p>
        <PageLink to={to}>{`Comparer les chiffres des versions ${version} et ${current.version}`}</PageLink>
      </p>
      <div className={styles.columns}>
        <ReasonForm
          action="Publier auprès de tous"
          variant="primary"
          run={endTrial(version, 'publish')}
          onDone={() => onChange(`La version ${version} est publiée auprès de tous les candidats.`)}
        />
        <ReasonForm
          action="Retirer l’essai"
          run={endTrial(version, 'take-back')}
          onDone={() => onChange(`L’essai est retiré\u202F: tous reçoivent la version ${current.version}.`)}
        />
      </div>
    </section>
  );
}
