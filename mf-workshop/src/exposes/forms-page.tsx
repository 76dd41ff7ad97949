import type { CallOutput } from '@vipp/shared/contract/workshop/workshop-calls';
import { useRef } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { useToasts } from '@vipp/shared/stores/site-context';
import { Notice } from '@vipp/shared/ui/notice';
import { type FormsChange, versionBefore } from '../model/form-history';
import { useWorkshopData } from '../model/use-workshop-data';
import { WorkshopPart } from '../components/workshop-part';
import { CurrentVersion, RunningTrial } from '../components/forms/live-versions';
import { DraftList } from '../components/forms/draft-list';
import { VersionHistory } from '../components/forms/version-history';
import { workshopPage } from '../components/workshop-frame';

type Forms = CallOutput<'forms'>;

type Props = Forms & { onChange: FormsChange };

function LoadedForms({ versions, drafts, onChange }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const current = versions.find(({ state }) => state === 'published');
  const trial = versions.find(({ state }) => state === 'trial');
  if (!current) return <Notice kind="info" title="Le site n’a pas encore de version du formulaire." />;
  const before = versionBefore(versions, current.version);
  // The part with the button may be gone after it was pressed.
  const onVersion: FormsChange = (done) => {
    onChange(done);
    headingRef.current?.focus();
  };
  const shared = { current, isOnTrial: trial !== undefined, onChange: onVersion };
  return (
    <>
      <CurrentVersion {...shared} before={before} headingRef={headingRef} />
      {trial && <RunningTrial trial={trial} current={current} onChange={onVersion} />}
      <DraftList drafts={drafts} versions={versions} current={current} onChange={onChange} />
      <VersionHistory {...shared} versions={versions} />
    </>
  );
}

/** Everything about the versions of the form and their drafts. */
function FormsOverview() {
  const data = useWorkshopData('forms', {});
  const { show } = useToasts();
  const onChange: FormsChange = (done) => {
    if (done) show({ kind: 'success', message: done });
    data.reload();
  };
  return (
    <WorkshopPart read={data} loadingText="Lecture des versions…">
      {(forms) => <LoadedForms {...forms} onChange={onChange} />}
    </WorkshopPart>
  );
}

export const page: PageModule<null> = workshopPage({
  title: 'Formulaire de candidature',
  description: 'Les versions du formulaire de candidature de VIPP, pour ses recruteurs.',
  place: 'forms',
  Content: FormsOverview,
});
