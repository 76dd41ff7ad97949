import { useRef } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import type { ListedDraft, ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import type { TextField } from '@vipp/shared/lib/form/form-definition';
import { momentInWords } from '@vipp/shared/lib/day-in-words';
import { useNavigate } from '@vipp/shared/stores/router';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { type FormsChange, stateInWords, versionIn, versionTitle } from '../model/form-history';
import { draftPath } from '../model/workshop-paths';
import { ConfirmedAction, FieldsForm } from '../components/fields-form';
import { Part } from '../components/parts';
import { CurrentVersion, RunningTrial, VersionHistory } from '../components/versions';
import { workshopPage } from '../components/workshop-frame';
import { useDone, useWorkshopData, WorkshopPart } from '../components/workshop-data';
import styles from '../components/workshop.module.css';

const TITLE: TextField = {
  name: 'title',
  label: 'Titre du brouillon',
  kind: 'text',
  required: true,
  autocomplete: 'off',
};

type DraftListProps = {
  drafts: readonly ListedDraft[];
  versions: readonly ListedVersion[];
  current: ListedVersion;
  onChange: FormsChange;
};

/** The drafts of all recruiters, and a new one from the current version or from an earlier one, which is then opened. */
function DraftList({ drafts, versions, current, onChange }: DraftListProps) {
  const navigate = useNavigate();
  const options = versions.map((one) => ({
    value: String(one.version),
    label: `${versionTitle(one)} (${stateInWords(one).toLowerCase()})`,
  }));
  return (
    <Part title="Brouillons">
      {drafts.length === 0 && <p>Aucun brouillon. Créez-en un pour changer le formulaire.</p>}
      <ul className={styles.stack} role="list">
        {drafts.map((draft) => (
          <DraftEntry key={draft.draft} draft={draft} current={current.version} onChange={onChange} />
        ))}
      </ul>
      <Part title="Nouveau brouillon" level={3}>
        <FieldsForm
          fields={[
            { ...TITLE, hint: 'Par exemple\u202F: Ouverture du site de Dakar' },
            { name: 'from', label: 'À partir de', kind: 'select', required: true, options },
          ]}
          values={{ from: String(current.version) }}
          submit={['Créer un brouillon', 'Création en cours…']}
          run={({ title = '', from }) => callWorkshop('createDraft', { title, from: Number(from) })}
          onDone={({ draft }) => void navigate(draftPath(draft))}
        />
      </Part>
    </Part>
  );
}

type DraftEntryProps = { draft: ListedDraft; current: number; onChange: FormsChange };

/** A draft, and what can be done with it. */
function DraftEntry({ draft: entry, current, onChange }: DraftEntryProps) {
  const { draft, title, basedOn, createdBy, changedBy, changedAt } = entry;
  return (
    <li className={styles.card}>
      <h3>
        <PageLink to={draftPath(draft)}>{title}</PageLink>
      </h3>
      <p>{`Issu de la version ${basedOn}${basedOn === current ? '' : ', qui n’est plus l’actuelle'}. Modifié ${momentInWords(changedAt)} par ${changedBy ?? createdBy}.`}</p>
      <div className={styles.row}>
        <ConfirmedAction
          text="Supprimer"
          label={`Supprimer\u202F: ${title}`}
          title="Supprimer ce brouillon"
          submit={['Supprimer le brouillon', 'Suppression en cours…']}
          run={() => callWorkshop('deleteDraft', { draft })}
          onDone={() => onChange(`Le brouillon «\u202F${title}\u202F» est supprimé.`)}
        >
          <p>{`«\u202F${title}\u202F» sera supprimé pour tous les recruteurs. Les versions publiées ne changent pas.`}</p>
        </ConfirmedAction>
      </div>
    </li>
  );
}

/** Everything about the versions of the form and their drafts. */
function FormsOverview() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const read = useWorkshopData('forms', {});
  const onChange = useDone(read);
  // The part with the button may be gone after it was pressed.
  const onVersion: FormsChange = (done) => {
    onChange(done);
    headingRef.current?.focus();
  };
  return (
    <WorkshopPart read={read} loadingText="Lecture des versions…">
      {({ versions, drafts }) => {
        const current = versionIn('published', versions);
        const trial = versionIn('trial', versions);
        if (!current) return <Notice kind="info" title="Le site n’a pas encore de version du formulaire." />;
        const shared = { versions, current, isOnTrial: trial !== undefined, onChange: onVersion };
        return (
          <>
            <CurrentVersion {...shared} headingRef={headingRef} />
            {trial && <RunningTrial trial={trial} current={current} onChange={onVersion} />}
            <DraftList drafts={drafts} versions={versions} current={current} onChange={onChange} />
            <VersionHistory {...shared} />
          </>
        );
      }}
    </WorkshopPart>
  );
}

export const page = workshopPage('Formulaire de candidature', 'forms', FormsOverview);
