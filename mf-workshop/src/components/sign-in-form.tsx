import type { TextField } from '@vipp/shared/lib/form/form-definition';
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
