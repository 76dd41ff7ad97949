import { useEffect, useState, type ComponentType } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { useParams } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { WorkshopFrame } from '../components/workshop-frame';
import { WORKSHOP_PATHS } from '../model/workshop-paths';

type EditorProps = { draft: string; onTitle: (title: string) => void };
type Loaded = { Editor?: ComponentType<EditorProps>; hasFailed?: boolean };

/** The editor is loaded by recruiters who are signed in, and by no gateway. */
function LazyEditor(props: EditorProps) {
  const [{ Editor, hasFailed }, setLoaded] = useState<Loaded>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const show = (loaded: Loaded) => {
      if (!isLeft) setLoaded(loaded);
    };
    import(/* webpackChunkName: "draft-editor" */ '../components/editor/draft-editor.client').then(
      ({ DraftEditor }) => show({ Editor: DraftEditor }),
      () => show({ hasFailed: true }),
    );
    return () => void (isLeft = true);
  }, [attempt]);
  if (Editor) return <Editor {...props} />;
  if (!hasFailed) return <p role="status">Ouverture du brouillon…</p>;
  return (
    <Notice kind="error" title="L’éditeur n’a pas pu être chargé.">
      <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
        Réessayer
      </Button>
    </Notice>
  );
}

function DraftPage() {
  const { draft = '' } = useParams();
  const [title, setTitle] = useState('Brouillon du formulaire');
  return (
    <WorkshopFrame title={title} place={WORKSHOP_PATHS.forms}>
      <LazyEditor key={draft} draft={draft} onTitle={setTitle} />
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
