import { useState } from 'react';
import type { ApplicationState } from '@vipp/shared/contract/application/states';
import { applicationCalls } from '@vipp/shared/contract/workshop/application-calls';
import type { CallOutput } from '@vipp/shared/contract/workshop/workshop-call';
import { callWorkshop } from '@vipp/shared/api/call-workshop';

type Mail = CallOutput<typeof applicationCalls.previewStateMail>;

/** A change of state: chosen, then shown with its mail, then made. */
export type StateStep =
  | { kind: 'choosing' }
  /** `from`: the state that the recruiter saw when the mail was shown. */
  | { kind: 'shown'; from: ApplicationState; state: ApplicationState; mail: Mail }
  | { kind: 'done'; state: ApplicationState; to: string };

const UNSURE =
  'L’état ci-dessus est relu\u202F: s’il n’a pas changé, recommencez. Un courrier ne part jamais deux fois.';

const NOT_CHOSEN = 'Choisissez d’abord un état.';

export function useStateChange(reference: string, current: ApplicationState, onChanged: () => void) {
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
  const confirm = () =>
    run(async () => {
      if (step.kind !== 'shown') return;
      const { from, state, mail } = step;
      const answer = await callWorkshop(applicationCalls, 'setApplicationState', { reference, from, state });
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
