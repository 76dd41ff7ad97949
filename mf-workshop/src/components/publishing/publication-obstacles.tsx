import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import { unexplainedWarnings } from '@vipp/shared/lib/application/wording-warnings';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { WORKSHOP_PATHS } from '../../model/workshop-paths';
import styles from './difference-list.module.css';

type Line = { place: string; message: string };

/** What is wrong with a draft: nothing of it may be published before. */
export function definitionObstacles(definition: ApplicationDefinition): { problems: Line[]; warnings: Line[] } {
  const { problems } = checkDefinition(definition);
  return { problems: [...problems], warnings: problems.length > 0 ? [] : unexplainedWarnings(definition) };
}

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ place, message }) => (
      <li key={place + message}>
        <strong>{place}</strong>
        {`\u202F: ${message}`}
      </li>
    ))}
  </ul>
);

type Props = ReturnType<typeof definitionObstacles> & {
  isSaved: boolean;
  trial: ListedVersion | undefined;
};

/** Why a draft cannot be published yet, and what to do; that it takes the place of a version on trial. */
export function PublicationObstacles({ problems, warnings, isSaved, trial }: Props) {
  return (
    <>
      {trial && (
        <Notice kind="info" title={`La version ${trial.version} est à l’essai.`}>
          <p>
            Votre brouillon prend sa place à l’essai. Pour publier auprès de tous, concluez d’abord l’essai{' '}
            <PageLink to={WORKSHOP_PATHS.forms}>dans la liste des versions</PageLink>.
          </p>
        </Notice>
      )}
      {!isSaved && (
        <Notice kind="info" title="Vos derniers changements sont en cours d’enregistrement.">
          <p>Vous pourrez publier dès qu’ils seront enregistrés.</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice kind="info" title="À corriger avant de publier">
          <Lines lines={problems} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice kind="info" title="Ces questions demandent une justification">
          <Lines lines={warnings} />
          <p>Écrivez-la auprès de la question, dans l’éditeur, ou retirez la question.</p>
        </Notice>
      )}
    </>
  );
}
