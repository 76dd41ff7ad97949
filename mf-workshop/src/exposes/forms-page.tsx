import { useRef } from 'react';
import type { CallOutput } from '@vipp/shared/contract/workshop/workshop-calls';
import { Notice } from '@vipp/shared/ui/notice';
import type { FormsChange } from '../model/form-history';
import { DraftList } from '../components/forms/draft-list';
import { CurrentVersion, RunningTrial, VersionHistory } from '../components/forms/versions';
import { workshopPage } from '../components/workshop-frame';
import { useDone, useWorkshopData, WorkshopPart } from '../components/workshop-data';

function LoadedForms({ versions, drafts, onChange }: CallOutput<'forms'> & { onChange: FormsChange }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const current = versions.find(({ state }) => state === 'published');
  const trial = versions.find(({ state }) => state === 'trial');
  if (!current) return <Notice kind="info" title="Le site n’a pas encore de version du formulaire." />;
  // The part with the button may be gone after it was pressed.
  const onVersion: FormsChange = (done) => {
    onChange(done);
    headingRef.current?.focus();
  };
  const shared = { versions, current, isOnTrial: trial !== undefined, onChange: onVersion };
  return (
    <>
      <CurrentVersion {...shared} headingRef={headingRef} />
      {trial && <RunningTrial trial={trial} current={current} onChange={onVersion} />}
      <DraftList drafts={drafts} versions={versions} current={current} onChange={onChange} />
      <VersionHistory {...shared} />
    </>
  );
}

/** Everything about the versions of the form and their drafts. */
function FormsOverview() {
  const read = useWorkshopData('forms', {});
  const onChange = useDone(read);
  return (
    <WorkshopPart read={read} loadingText="Lecture des versions…">
      {(forms) => <LoadedForms {...forms} onChange={onChange} />}
    </WorkshopPart>
  );
}

export const page = workshopPage('Formulaire de candidature', 'forms', FormsOverview);
