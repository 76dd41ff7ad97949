import { lazy, Suspense } from 'react';
import { useParams } from '@vipp/shared/stores/router';
import { type ContentProps, workshopPage } from '../components/workshop-frame';

/** Loaded by recruiters who are signed in, and by no gateway. */
const DraftEditor = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "draft-editor" */ '../components/editor/draft-editor.client');
  return { default: loaded.DraftEditor };
});

function OpenDraft({ onTitle }: ContentProps) {
  const { draft = '' } = useParams();
  return (
    <Suspense fallback={<p role="status">Ouverture du brouillon…</p>}>
      <DraftEditor key={draft} draft={draft} onTitle={onTitle} />
    </Suspense>
  );
}

export const page = workshopPage('Brouillon du formulaire', 'forms', OpenDraft);
