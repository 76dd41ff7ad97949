import { useEffect, useState } from 'react';
import { callWorkshop, type WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import { MIN_PASSWORD_LENGTH } from '@vipp/shared/contract/forms/back-office-password';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { TextField } from '@vipp/shared/lib/form/form-definition';
import { useParams } from '@vipp/shared/stores/router';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { FieldsForm } from '../components/fields-form';
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
        <a href={WORKSHOP_PATHS.password}>Demander un nouveau lien</a>
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
  const { token = '' } = useParams();
  return (
    <div className={styles.frame}>
      <WorkshopBanner title="Mot de passe" />
      <NeedsScripts />
      <ChoosePassword id={token} />
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
