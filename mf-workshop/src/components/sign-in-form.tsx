import { useState, type FormEvent } from 'react';
import type { TextField } from '@vipp/shared/lib/form/form-definition';
import { Button } from '@vipp/shared/ui/button';
import { FormField } from '@vipp/shared/ui/form/form-field';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { signIn } from '../model/account-store';
import { WORKSHOP_PATHS } from '../model/workshop-paths';
import styles from './sign-in-form.module.css';

const EMAIL: TextField = {
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
const BLANK = 'Saisissez votre adresse électronique et votre mot de passe.';

type Props = {
  /** Address of the account whose session has ended. */
  email?: string | undefined;
};

/** Signs a recruiter in. The fields stay as typed when that fails. */
export function SignInForm({ email = '' }: Props) {
  const [message, setMessage] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const [address, password] = [String(data.get('email')).trim(), String(data.get('password'))];
    if (!address || !password) return setMessage(BLANK);
    setIsSending(true);
    setMessage(undefined);
    const failure = await signIn(address, password);
    setIsSending(false);
    setMessage(failure?.message);
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      {message && <Notice kind="error" title={message} />}
      <FormField id="atelier-email" field={EMAIL} value={email} />
      <FormField id="atelier-mot-de-passe" field={PASSWORD} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? 'Connexion en cours…' : 'Se connecter'}
      </Button>
      <p>
        <PageLink to={WORKSHOP_PATHS.password}>Mot de passe oublié ou jamais choisi</PageLink>
      </p>
    </form>
  );
}
