import { useState } from 'react';
import { Smartphone, Trash2, Undo2 } from 'lucide-react';
import { FORM_REPLACED } from '@vipp/shared/contract/application/form-messages';
import { classNames } from '@vipp/shared/lib/class-names';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import styles from './draft-note.module.css';
import type { StepAnswers } from './use-step-answers';

type Props = { draft: Pick<StepAnswers, 'answers' | 'isStored' | 'isMoved' | 'erase'> };

/** Notice that answers are stored on this device, with a button to erase them. Its space is reserved before hydration. */
function StorageNote({ draft }: Props) {
  const isHydrated = useHydrated();
  /** After answers were erased: a function that restores them. */
  const [erased, setErased] = useState<{ restore: () => void }>();
  const isBlank = Object.values(draft.answers).every((answer) => answer === '');
  const erase = () => setErased({ restore: draft.erase() });
  const restore = () => {
    erased?.restore();
    setErased(undefined);
  };
  return (
    <div className={classNames(styles.note, !isHydrated && styles.waiting)}>
      <Smartphone className={styles.icon} />
      <div className={styles.words}>
        <p>
          {draft.isStored
            ? 'Vos réponses restent sur cet appareil, 30 jours au plus\u202F: reprenez quand vous voulez.'
            : 'Votre navigateur ne garde pas vos réponses\u202F: ne fermez pas cette page avant l’envoi.'}
        </p>
        {/* One button, which retains the focus. */}
        <Button variant="quiet" icon={erased ? <Undo2 /> : <Trash2 />} onClick={erased ? restore : erase}>
          {erased ? 'Annuler l’effacement' : 'Effacer mes réponses'}
        </Button>
        {/* Without new answers, a second press would erase what the first one can restore. */}
        {erased && !isBlank && (
          <Button variant="quiet" icon={<Trash2 />} onClick={erase}>
            Effacer mes réponses
          </Button>
        )}
        <p role="status">{erased && 'Vos réponses ont été effacées de cet appareil.'}</p>
      </div>
    </div>
  );
}

/** What happens to the answers of this device. */
export const DraftNote = ({ draft }: Props) => (
  <>
    {draft.isMoved && (
      <Notice kind="info" title={FORM_REPLACED}>
        <p>Celles qui ne correspondent plus à une question restent sur cet appareil et ne sont pas envoyées.</p>
      </Notice>
    )}
    <StorageNote draft={draft} />
  </>
);
