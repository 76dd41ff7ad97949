import { useEffect, useRef, useState, type FormEvent } from 'react';
import { APPLICATION_STATES, STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { useStateChange } from '../../model/use-state-change';
import { ActionCard } from '../action-card';
import { StateMail } from './state-mail';
import styles from './state-change.module.css';

type ChooserProps = {
  current: ApplicationState;
  chosen: ApplicationState | undefined;
  isBusy: boolean;
  onChoose: (state: ApplicationState) => void;
  onShow: () => void;
};

function StateChooser({ current, chosen, isBusy, onChoose, onShow }: ChooserProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onShow();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.states}>
        <legend className={styles.legend}>Nouvel état</legend>
        {STATES.filter((state) => state !== current).map((state) => (
          <label key={state} className={styles.state}>
            <input type="radio" name="etat" value={state} checked={state === chosen} onChange={() => onChoose(state)} />
            <span>{APPLICATION_STATES[state].label}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="secondary" aria-disabled={isBusy}>
        Voir le courrier avant de l’envoyer
      </Button>
    </form>
  );
}

type Props = {
  reference: string;
  current: ApplicationState;
  /** Called when the application is to be read again. */
  onChanged: () => void;
};

/** Changes the state of an application in two steps: the mail that follows is shown first. */
export function StateChange({ reference, current, onChanged }: Props) {
  const [chosen, setChosen] = useState<ApplicationState>();
  const { step, message, isBusy, show, confirm, cancel } = useStateChange(reference, current, onChanged);
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = useRef(step.kind);
  // Each step replaces the control that was pressed: the focus continues at the heading.
  useEffect(() => {
    if (kind.current !== step.kind) heading.current?.focus();
    kind.current = step.kind;
  }, [step.kind]);
  const choice = chosen === current ? undefined : chosen;
  return (
    <ActionCard id="changer-etat" title="Changer l’état" level={3} headingRef={heading}>
      {message && <Notice kind="error" title={message} />}
      {step.kind === 'done' && (
        <Notice kind="success" title={`État changé : ${APPLICATION_STATES[step.state].label}`}>
          <p>Le courrier part à l’adresse {step.to}.</p>
        </Notice>
      )}
      {step.kind === 'shown' ? (
        <StateMail {...step} isBusy={isBusy} onConfirm={() => void confirm()} onCancel={cancel} />
      ) : (
        <StateChooser
          current={current}
          chosen={choice}
          isBusy={isBusy}
          onChoose={setChosen}
          onShow={() => void show(choice)}
        />
      )}
    </ActionCard>
  );
}
