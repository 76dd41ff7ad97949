import { lazy, Suspense, useState } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { useParams } from '@vipp/shared/stores/router';
import { WorkshopFrame } from '../components/workshop-frame';
import { WORKSHOP_PATHS } from '../model/workshop-paths';

/** Loaded by recruiters who are signed in, and by no gateway. */
const DraftEditor = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "draft-editor" */ '../components/editor/draft-editor.client');
  return { default: loaded.DraftEditor };
});

function DraftPage() {
  const { draft = '' } = useParams();
  const [title, setTitle] = useState('Brouillon du formulaire');
  return (
    <WorkshopFrame title={title} place={WORKSHOP_PATHS.forms}>
      <Suspense fallback={<p role="status">Ouverture du brouillon…</p>}>
        <DraftEditor key={draft} draft={draft} onTitle={setTitle} />
      </Suspense>
    </WorkshopFrame>
  );
}

export const page: PageModule<null> = {
  Component: DraftPage,
  meta: () => ({
    title: 'Brouillon du formulaire',
    description: 'L’atelier où les recruteurs de VIPP modifient le formulaire de candidature.',
    noindex: true,
  }),
};
