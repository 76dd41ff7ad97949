import { useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { type ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { definitionDifferences } from '@vipp/shared/lib/application/definition-differences';
import { useNavigate } from '@vipp/shared/stores/router';
import { useToasts } from '@vipp/shared/stores/site-context';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { Notice } from '@vipp/shared/ui/notice';
import { momentInWords } from '../../model/moment-in-words';
import { bothOf, useWorkshopData } from '../../model/use-workshop-data';
import { WORKSHOP_PATHS } from '../../model/workshop-paths';
import { WorkshopPart } from '../workshop-part';
import { DifferenceList } from './difference-list';
import { type Obstacles, PublishForm } from './publish-form';
import styles from './publish-dialog.module.css';

type Draft = Obstacles & {
  draft: string;
  definition: ApplicationDefinition;
  /** The version that the draft was made from. */
  basedOn: number;
  /** Number of the last update that `definition` has. */
  last: number;
  /** Whether the service has all changes of this browser. */
  isSaved: boolean;
};

type Props = Draft & {
  isOpen: boolean;
  onClose: () => void;
  /** Called with true when it is published, and with false where that was refused: a draft that was published exists no more. */
  onHold: (isHeld: boolean) => void;
};

/** Publishes a draft, after what changes for candidates was read; it is a version then, and there is nothing left to edit. */
export function PublishDialog({ isOpen, onClose, onHold, ...draft }: Props) {
  const navigate = useNavigate();
  const { show } = useToasts();
  const [isSending, setIsSending] = useState(false);
  return (
    <FormDialog title="Publier ce brouillon" isOpen={isOpen} isLocked={isSending} onClose={onClose}>
      {isOpen && (
        <Comparison
          {...draft}
          onSending={(isUnderWay, isRefused) => {
            setIsSending(isUnderWay);
            if (isUnderWay || isRefused) onHold(isUnderWay);
          }}
          onPublished={(message) => {
            show({ kind: 'success', message });
            onClose();
            void navigate(WORKSHOP_PATHS.forms);
          }}
        />
      )}
    </FormDialog>
  );
}

/** A colleague has published since the draft was made: its publisher decides with both before them. */
function NewerVersion({ current, basedOn }: { current: ListedVersion; basedOn: number }) {
  const { version, publishedBy, publishedAt, reason } = current;
  return (
    <Notice kind="info" title={`La version ${version} a été publiée depuis.`}>
      <p>
        {`Votre brouillon est issu de la version ${basedOn}. ${publishedBy} a publié la version ${version} ${momentInWords(publishedAt)}\u202F: «\u202F${reason}\u202F».`}
      </p>
      <p>
        {`Les changements ci-dessous sont ceux de votre brouillon par rapport à la version ${version}\u202F: ce qu’elle a apporté et que votre brouillon n’a pas serait perdu. Sinon, reportez vos changements dans un brouillon de la version ${version}.`}
      </p>
    </Notice>
  );
}

type ComparisonProps = Draft & {
  onSending: (isUnderWay: boolean, isRefused: boolean) => void;
  onPublished: (message: string) => void;
};

/** What a publication changes, and the form for it. */
function Comparison({ draft, definition, basedOn, last, onSending, onPublished, ...obstacles }: ComparisonProps) {
  const read = useWorkshopData('forms', {});
  const versionIn = (state: ListedVersion['state']) => read.data?.versions.find((one) => one.state === state);
  const [current, trial] = [versionIn('published'), versionIn('trial')];
  const before = useWorkshopData('formVersion', current && { version: current.version });
  // A draft of the version on trial corrects it.
  const isNewer = current !== undefined && current.version !== basedOn && trial?.version !== basedOn;
  if (read.data && !current) return <Notice kind="error" title="Le site n’a pas encore de version du formulaire." />;
  return (
    <WorkshopPart read={bothOf(read, before)} loadingText="Comparaison avec la version actuelle…">
      {([, { version, definition: published }]) => (
        <>
          {isNewer && <NewerVersion current={current} basedOn={basedOn} />}
          <section className={styles.part} aria-labelledby="publier-changements">
            <h3 className={styles.heading} id="publier-changements">
              {`Ce qui change par rapport à la version ${version}`}
            </h3>
            <DifferenceList
              before={published}
              after={definition}
              none={'Rien\u202F: ce brouillon dit la même chose que la version que reçoivent les candidats.'}
            />
          </section>
          <PublishForm
            {...obstacles}
            isSame={definitionDifferences(published, definition).length === 0}
            isReplacing={isNewer}
            trial={trial}
            run={async (publication) => {
              onSending(true, false);
              const answer = await callWorkshop('publishDraft', {
                ...{ draft, last, ...publication },
                ...(isNewer && { current: version }),
                ...(trial && { replacesTrial: trial.version }),
              });
              onSending(false, !answer.ok);
              if (!answer.ok) read.reload();
              return answer;
            }}
            onDone={({ version: next }, share) =>
              onPublished(
                `La version ${next} est ${share === null ? 'publiée auprès de tous les candidats' : `à l’essai auprès de ${share}\u202F% des candidats`}.`,
              )
            }
          />
        </>
      )}
    </WorkshopPart>
  );
}
