import { draftCalls, type ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import type { ChoiceField, TextField } from '@vipp/shared/lib/form/form-definition';
import { useNavigate } from '@vipp/shared/stores/router';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { stateInWords, versionTitle } from '../../model/form-history';
import { draftPath } from '../../model/workshop-paths';
import { FieldsForm } from '../fields-form';
import { TITLE_FIELD, titleProblem } from './draft-title';
import styles from './forms-overview.module.css';

const TITLE: TextField = { ...TITLE_FIELD, hint: 'Par exemple\u202F: Ouverture du site de Dakar' };

const fromField = (versions: readonly ListedVersion[]): ChoiceField => ({
  name: 'from',
  label: 'À partir de',
  kind: 'select',
  required: true,
  options: versions.map((one) => ({
    value: String(one.version),
    label: `${versionTitle(one)} (${stateInWords(one).toLowerCase()})`,
  })),
});

type Props = { versions: readonly ListedVersion[]; current: number };

/** Creates a draft from the current version, or from an earlier one, and opens it. */
export function CreateDraft({ versions, current }: Props) {
  const navigate = useNavigate();
  return (
    <section>
      <h3 className={styles.entryTitle} id="atelier-nouveau">
        Nouveau brouillon
      </h3>
      <FieldsForm
        id="brouillon"
        labelledBy="atelier-nouveau"
        fields={[TITLE, fromField(versions)]}
        values={{ from: String(current) }}
        submit={['Créer un brouillon', 'Création en cours…']}
        check={titleProblem}
        run={({ title = '', from }) =>
          callWorkshop(draftCalls, 'createDraft', { title: title.trim(), from: Number(from) || current })
        }
        onDone={({ draft }) => void navigate(draftPath(draft))}
      />
    </section>
  );
}
