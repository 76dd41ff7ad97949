import { useEffect, useMemo, useRef, useState } from 'react';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { draftCalls, type ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { definitionDifferences } from '@vipp/shared/lib/application/definition-differences';
import { useNavigate } from '@vipp/shared/stores/router';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { momentInWords } from '../../model/moment-in-words';
import { useWorkshopData } from '../../model/use-workshop-data';
import { figuresPath, WORKSHOP_PATHS } from '../../model/workshop-paths';
import { WorkshopPart } from '../workshop-part';
import { DifferenceList } from './difference-list';
import { definitionObstacles, PublicationObstacles } from './publication-obstacles';
import { type Published, PublishForm } from './publish-form';
import styles from './publish-dialog.module.css';

type Props = {
  draft: string;
  definition: ApplicationDefinition;
  /** The version that the draft was made from. */
  basedOn: number;
  /** Number of the last update that `definition` has. */
  last: number;
  /** Whether the service has all changes of this browser. */
  isSaved: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Called with true when it is published, and with false where that was refused: a draft that was published exists no more. */
  onHold: (isHeld: boolean) => void;
};

/** Publishes a draft, after what changes for candidates was read. */
export function PublishDialog({ isOpen, onClose, onHold, ...draft }: Props) {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [isPublished, setIsPublished] = useState(false);
  const isDone = useRef(false);
  const setSending = (next: boolean) => {
    setIsSending(next);
    if (!isDone.current) onHold(next);
  };
  const setPublished = () => {
    isDone.current = true;
    setIsPublished(true);
  };
  const close = () => {
    onClose();
    // A draft that was published is a version: there is nothing left to edit.
    if (isPublished) void navigate(WORKSHOP_PATHS.forms);
  };
  return (
    <FormDialog title="Publier ce brouillon" isOpen={isOpen} isLocked={isSending} onClose={close}>
      {isOpen && <PublishSteps {...draft} onSending={setSending} onPublished={setPublished} />}
    </FormDialog>
  );
}

type Draft = { draft: string; definition: ApplicationDefinition; basedOn: number; last: number; isSaved: boolean };
type Callbacks = { onSending: (isSending: boolean) => void; onPublished: (published: Published) => void };

type Comparison = Draft &
  Callbacks & { current: ListedVersion; trial: ListedVersion | undefined; onRefused: () => void };

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

function Compared({ definition, basedOn, isSaved, current, trial, ...rest }: Comparison) {
  const data = useWorkshopData(draftCalls, 'formVersion', { version: current.version });
  const obstacles = useMemo(() => definitionObstacles(definition), [definition]);
  // A draft of the version on trial corrects it.
  const isNewer = current.version !== basedOn && trial?.version !== basedOn;
  return (
    <WorkshopPart read={data} loadingText="Comparaison avec la version actuelle…">
      {(before) => {
        const isSame = definitionDifferences(before.definition, definition).length === 0;
        const isBlocked = isSame || !isSaved || obstacles.problems.length + obstacles.warnings.length > 0;
        return (
          <>
            {isNewer && <NewerVersion current={current} basedOn={basedOn} />}
            <section className={styles.part} aria-labelledby="publier-changements">
              <h3 className={styles.heading} id="publier-changements">
                {`Ce qui change par rapport à la version ${current.version}`}
              </h3>
              <DifferenceList
                before={before.definition}
                after={definition}
                none={'Rien\u202F: ce brouillon dit la même chose que la version que reçoivent les candidats.'}
              />
            </section>
            <PublishForm {...rest} replaces={isNewer ? current.version : undefined} trial={trial} isBlocked={isBlocked}>
              <div className={styles.part} id="publier-obstacles">
                <PublicationObstacles {...obstacles} isSaved={isSaved} trial={trial} />
                {isSame && <p>Il n’y a rien à publier.</p>}
              </div>
            </PublishForm>
          </>
        );
      }}
    </WorkshopPart>
  );
}

/** What a publication changes, the form for it, and then what to do next. */
function PublishSteps({ onPublished, ...draft }: Draft & Callbacks) {
  const data = useWorkshopData(draftCalls, 'forms', {});
  const [published, setPublished] = useState<Published>();
  if (published) return <PublishedNotice {...published} />;
  return (
    <WorkshopPart read={data} loadingText="Lecture des versions…">
      {({ versions }) => {
        const current = versions.find(({ state }) => state === 'published');
        if (!current) return <Notice kind="error" title="Le site n’a pas encore de version du formulaire." />;
        return (
          <Compared
            {...draft}
            current={current}
            trial={versions.find(({ state }) => state === 'trial')}
            onRefused={data.reload}
            onPublished={(next) => {
              setPublished(next);
              onPublished(next);
            }}
          />
        );
      }}
    </WorkshopPart>
  );
}

/** A version is live, and what to do with it next. */
function PublishedNotice({ version, share }: Published) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => ref.current?.focus(), []);
  const title =
    share === null
      ? `La version ${version} est publiée auprès de tous les candidats.`
      : `La version ${version} est à l’essai auprès de ${share}\u202F% des candidats.`;
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice kind="success" title={title}>
        <p>Les candidats qui ont déjà commencé terminent dans la version qu’ils ont sous les yeux.</p>
        <ul>
          <li>
            <PageLink to={figuresPath(version)}>Suivre ses chiffres</PageLink>, après un jour au moins
          </li>
          <li>
            <PageLink to={WORKSHOP_PATHS.forms}>
              {share === null
                ? 'Revenir aux versions, et la retirer au besoin'
                : 'Revenir aux versions, et conclure l’essai'}
            </PageLink>
          </li>
        </ul>
      </Notice>
    </div>
  );
}
