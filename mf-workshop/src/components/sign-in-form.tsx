import { useEffect, useRef, useState } from 'react';
import type { TextField } from '@vipp/shared/lib/form/form-definition';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { signIn } from '../model/account-store';
import { WORKSHOP_PATHS } from '../model/workshop-paths';
import { FieldsForm } from './fields-form';

export const EMAIL: TextField = {
  name: 'email',
  label: 'Adresse électronique',
  kind: 'email',
  required: true,
  autocomplete: 'username',
};
const PASSWORD: TextField = {
  name: 'password',
  label: 'Mot de passe',
  kind: 'password',
  required: true,
  autocomplete: 'current-password',
};

type Props = {
  /** Address of the account whose session has ended. */
  email?: string | undefined;
  /** The form is gone then, and the focus with it. */
  onDone?: () => void;
};

/** Signs in. The fields stay as typed on a failure. */
export const SignInForm = ({ email = '', onDone }: Props) => (
  <>
    <FieldsForm
      fields={[EMAIL, PASSWORD]}
      values={{ email }}
      submit={['Se connecter', 'Connexion en cours…']}
      run={({ email: typed = '', password = '' }) => signIn(typed, password)}
      onDone={() => onDone?.()}
    />
    <p>
      <a href={WORKSHOP_PATHS.password}>Mot de passe oublié ou jamais choisi</a>
    </p>
  </>
);

/** After this time without keyboard and pointer, a recruiter has finished a word, and looks up. */
const PAUSE_MS = 1_000;
/** Pressing into a field is the beginning of typing. */
const ACTIVITY = ['input', 'keydown', 'pointerdown'] as const;

/** True while wanted, from the first pause in typing: an earlier loss of the focus swallows letters. */
function useAfterTyping(isWanted: boolean): boolean {
  const lastActive = useRef(-Infinity);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const onActivity = () => void (lastActive.current = performance.now());
    ACTIVITY.forEach((type) => document.addEventListener(type, onActivity, true));
    return () => ACTIVITY.forEach((type) => document.removeEventListener(type, onActivity, true));
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const wait = () => lastActive.current + PAUSE_MS - performance.now();
    const check = () => {
      if (wait() <= 0) setIsReady(true);
      else timer = setTimeout(check, wait());
    };
    let timer = setTimeout(check, Math.max(0, wait()));
    return () => {
      clearTimeout(timer);
      setIsReady(false);
    };
  }, [isWanted]);
  return isWanted && isReady;
}

/** Asks to sign in again, over the page. */
export const SignInAgain = ({ email, isOpen }: { email: string; isOpen: boolean }) => (
  <FormDialog title="Votre session est terminée" isOpen={useAfterTyping(isOpen)} isLocked onClose={() => undefined}>
    <p>Connectez-vous de nouveau : ce que vous avez saisi est toujours là.</p>
    <SignInForm email={email} />
  </FormDialog>
);
