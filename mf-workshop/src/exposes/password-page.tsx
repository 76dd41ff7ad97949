import { useEffect, useState } from 'react';
import { callWorkshop, type WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import { MIN_PASSWORD_LENGTH } from '@vipp/shared/contract/forms/back-office-password';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { TextField } from '@vipp/shared/lib/form/form-definition';
import { useParams } from '@vipp/shared/stores/router';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { FieldsForm } from '../components/fields-form';
import { EMAIL } from '../components/sign-in-form';
import { NeedsScripts, WorkshopBanner } from '../components/workshop-frame';
import { WORKSHOP_PATHS } from '../model/workshop-paths';
import styles from '../components/workshop.module.css';

const PASSWORD: TextField = {
  name: 'password',
  label: 'Nouveau mot de passe',
  kind: 'password',
  required: true,
  autocomplete: 'new-password',
  hint: `Au moins ${MIN_PASSWORD_LENGTH} caractères. Une phrase de plusieurs mots se retient mieux et résiste mieux.`,
};
const CONFIRMATION: TextField = { ...PASSWORD, name: 'passwordConfirm', label: 'Le même, une seconde fois', hint: '' };

/** Asks for a link by mail. */
function RequestLink() {
  const [message, setMessage] = useState<string>();
  if (message) return <Notice kind="success" title={message} />;
  return (
    <>
      <p>Indiquez l’adresse de votre compte : un courrier vous mène à la page où vous choisissez un mot de passe.</p>
      <FieldsForm
        fields={[EMAIL]}
        submit={['Recevoir un lien', 'Envoi en cours…']}
        run={({ email = '' }) => callWorkshop('requestPassword', { email })}
        onDone={(done) => setMessage(done.message)}
      />
    </>
  );
}

/** Chooses a password by the link of a mail. */
function ChoosePassword({ id }: { id: string }) {
  const [link, setLink] = useState<WorkshopAnswer<{ email: string }>>();
  const [message, setMessage] = useState<string>();
  useEffect(() => void callWorkshop('openPasswordLink', { id }).then(setLink), [id]);
  if (message)
    return (
      <Notice kind="success" title={message}>
        <PageLink to={WORKSHOP_PATHS.forms}>Se connecter à l’atelier</PageLink>
      </Notice>
    );
  if (!link) return <p role="status">Vérification du lien…</p>;
  if (!link.ok)
    return (
      <Notice kind="error" title={link.failure === 'unreachable' ? link.message : 'Ce lien a expiré ou a déjà servi.'}>
        <PageLink to={WORKSHOP_PATHS.password}>Demander un nouveau lien</PageLink>
      </Notice>
    );
  const { email } = link.data;
  return (
    <>
      <p>{`Compte\u202F: ${email}`}</p>
      <FieldsForm
        fields={[PASSWORD, CONFIRMATION]}
        submit={['Enregistrer le mot de passe', 'Enregistrement en cours…']}
        run={({ password = '', passwordConfirm = '' }) =>
          callWorkshop('choosePassword', { id, email, password, passwordConfirm })
        }
        onDone={(done) => setMessage(done.message)}
      />
    </>
  );
}

function PasswordPage() {
  const { token } = useParams();
  return (
    <div className={styles.frame}>
      <WorkshopBanner title="Mot de passe" />
      <NeedsScripts />
      {token === undefined ? <RequestLink /> : <ChoosePassword id={token} />}
    </div>
  );
}

export const page: PageModule<null> = {
  Component: PasswordPage,
  meta: () => ({
    title: 'Mot de passe',
    description: 'Choisissez le mot de passe de votre compte de l’atelier de VIPP.',
    noindex: true,
  }),
};
