import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { APPLICATION_STATES, type ApplicationState, STATES } from '@vipp/shared/contract/application/states';
import { applicationCalls, mailTextSchema } from '@vipp/shared/contract/workshop/application-calls';
import type { CallOutput } from '@vipp/shared/contract/workshop/workshop-call';
import { classNames } from '@vipp/shared/lib/class-names';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { ActionCard } from '../action-card';
import controls from '../control.module.css';
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

type StateChangeProps = {
  reference: string;
  current: ApplicationState;
  /** Called when the application is to be read again. */
  onChanged: () => void;
};

/** Changes the state of an application in two steps: the mail that follows is shown first. */
export function StateChange({ reference, current, onChanged }: StateChangeProps) {
  const [chosen, setChosen] = useState<ApplicationState>();
  /** Kept when the mail is not sent, so that nothing typed is lost. */
  const [written, setWritten] = useState<Partial<Record<ApplicationState, string>>>({});
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
        <StateMail
          {...step}
          words={written[step.state] ?? APPLICATION_STATES[step.state].text}
          isBusy={isBusy}
          onWrite={(words) => setWritten({ ...written, [step.state]: words })}
          onConfirm={(words, answersToMe) => void confirm(words, answersToMe)}
          onCancel={cancel}
        />
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

const MailHead = ({ to, subject }: Omit<Mail, 'text'>) => (
  <dl className={styles.head}>
    <div>
      <dt>À</dt>
      <dd>{to}</dd>
    </div>
    <div>
      <dt>Objet</dt>
      <dd>{subject}</dd>
    </div>
  </dl>
);

/** A mail as its receiver reads it. */
export const MailText = ({ text, ...head }: Mail) => (
  <>
    <MailHead {...head} />
    <p className={styles.text}>{text}</p>
  </>
);

type StateMailProps = {
  state: ApplicationState;
  mail: Mail;
  /** The part of the mail that the recruiter may write. */
  words: string;
  isBusy: boolean;
  onWrite: (words: string) => void;
  onConfirm: (words: string, answersToMe: boolean) => void;
  onCancel: () => void;
};

/** The mail that a change of state sends, before it is sent. */
function StateMail({ state, mail, words, isBusy, onWrite, onConfirm, onCancel }: StateMailProps) {
  const [answersToMe, setAnswersToMe] = useState(false);
  const [before, after] = mail.text.split(APPLICATION_STATES[state].text);
  const id = useId();
  return (
    <div className={styles.mail}>
      <p>
        L’état devient « {APPLICATION_STATES[state].label} », et ce courrier part aussitôt. Son lien personnel est créé
        à l’envoi.
      </p>
      <MailHead {...mail} />
      <div className={styles.text}>
        {before}
        <label className={styles.words} htmlFor={id}>
          Texte du courrier
        </label>
        <textarea
          id={id}
          className={classNames(controls.control, controls.long)}
          rows={4}
          autoComplete="off"
          value={words}
          onChange={({ target }) => onWrite(target.value)}
        />
        {after}
      </div>
      <label className={controls.check}>
        <input type="checkbox" checked={answersToMe} onChange={({ target }) => setAnswersToMe(target.checked)} />
        Les réponses arrivent à mon adresse
      </label>
      <div className={styles.actions}>
        <Button aria-disabled={isBusy} onClick={() => onConfirm(words, answersToMe)}>
          {isBusy ? 'Envoi en cours…' : 'Changer l’état et envoyer'}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </div>
  );
}

type Mail = CallOutput<typeof applicationCalls.previewStateMail>;

/** A change of state: chosen, then shown with its mail, then made. */
type StateStep =
  | { kind: 'choosing' }
  /** `from`: the state that the recruiter saw when the mail was shown. */
  | { kind: 'shown'; from: ApplicationState; state: ApplicationState; mail: Mail }
  | { kind: 'done'; state: ApplicationState; to: string };

const UNSURE =
  'L’état ci-dessus est relu\u202F: s’il n’a pas changé, recommencez. Un courrier ne part jamais deux fois.';

const NOT_CHOSEN = 'Choisissez d’abord un état.';

function useStateChange(reference: string, current: ApplicationState, onChanged: () => void) {
  const [step, setStep] = useState<StateStep>({ kind: 'choosing' });
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage(undefined);
    await work();
    setIsBusy(false);
  };
  const show = (state: ApplicationState | undefined) =>
    run(async () => {
      if (!state) return setMessage(NOT_CHOSEN);
      const answer = await callWorkshop(applicationCalls, 'previewStateMail', { reference, state });
      if (answer.ok) setStep({ kind: 'shown', from: current, state, mail: answer.data });
      else setMessage(answer.message);
    });
  const confirm = (words: string, answersToMe: boolean) =>
    run(async () => {
      if (step.kind !== 'shown') return;
      const { from, state, mail } = step;
      const { data: mailText, error } = mailTextSchema.safeParse(words);
      if (error) return setMessage(error.issues[0]?.message);
      const answer = await callWorkshop(applicationCalls, 'setApplicationState', {
        reference,
        from,
        state,
        ...(words !== APPLICATION_STATES[state].text && { mailText }),
        ...(answersToMe && { answersToMe }),
      });
      if (answer.ok) setStep({ kind: 'done', state, to: mail.to });
      else {
        setMessage(answer.failure === 'unreachable' ? `${answer.message} ${UNSURE}` : answer.message);
        // A colleague may have changed it: the next attempt begins with what is true now.
        if (answer.failure === 'refused') setStep({ kind: 'choosing' });
      }
      if (answer.ok || answer.failure !== 'signed-out') onChanged();
    });
  const cancel = () => {
    setMessage(undefined);
    setStep({ kind: 'choosing' });
  };
  return { step, message, isBusy, show, confirm, cancel };
}
