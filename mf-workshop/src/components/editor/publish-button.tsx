import { useState } from 'react';
import { Button } from '@vipp/shared/ui/button';
import type { SyncState } from '../../model/draft-sync';
import { PublishDialog } from '../publishing/publish-dialog';
import { useDraftView, useEditor } from './editor-context';

type Props = { draft: string; state: SyncState };

/** « Publier… »: the dialog says itself what is still to be done before. */
export function PublishButton({ draft, state: { basedOn, last, saving } }: Props) {
  const { sync } = useEditor();
  const { definition } = useDraftView();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Publier…</Button>
      <PublishDialog
        draft={draft}
        definition={definition}
        basedOn={basedOn}
        last={last}
        isSaved={saving === 'saved'}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onHold={(isHeld) => (isHeld ? sync.stop() : sync.start())}
      />
    </>
  );
}
