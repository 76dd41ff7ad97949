import { useEffect } from 'react';
import { ArrowRight } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import framing from '@vipp/shared/ui/form/field-frame.module.css';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import control from '@vipp/shared/ui/form/form-field.module.css';
import { PrivacyNote } from '@vipp/shared/ui/form/privacy-note';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { Notice } from '@vipp/shared/ui/notice';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { UnverifiedLink } from '../components/unverified-link';
import { type PasswordLink, type ResetPasswordData, loadResetPassword } from '../model/password-data';
import { backOfficeAddress, changePasswordForm, REDIRECT_MS, sendChangePassword } from '../model/password-forms';

const ANCHOR = 'mot-de-passe';
const CHANGED = 'Votre mot de passe a été changé.';

/** Requirement 4.9: redirects to the back office 1 s after success, with a link for visitors without scripts. */
function BackOfficeRedirect({ address }: { address: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(address), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${REDIRECT_MS / 1_000};url=${address}`} />
      </noscript>
      <Button to={address} icon={<ArrowRight />}>
        Aller au back-office
      </Button>
    </>
  );
}

const EMAIL_ID = 'changePassword-email';

/** E-mail address of the link's user, as a field for password managers. */
function ReadOnlyEmail({ email }: { email: string }) {
  return (
    <div className={framing.frame}>
      <label className={framing.label} htmlFor={EMAIL_ID}>
        Adresse e-mail
      </label>
      <input
        className={control.control}
        id={EMAIL_ID}
        name="email"
        type="email"
        value={email}
        autoComplete="username"
        readOnly
      />
    </div>
  );
}

function UnusableLink({ kind }: { kind: Exclude<PasswordLink['kind'], 'valid'> }) {
  if (kind !== 'expired') return <UnverifiedLink kind={kind} />;
  return (
    <>
      <Notice kind="error" title="Ce lien a expiré ou a déjà servi.">
        <p>Un lien vaut 30 minutes et ne sert qu’une fois. Demandez-en un nouveau.</p>
      </Notice>
      <Button to="/forget-password/verification-e-mail" icon={<ArrowRight />}>
        Demander un nouveau lien
      </Button>
    </>
  );
}

function PasswordPart({ link, formToken }: ResetPasswordData) {
  const state = usePageForm(changePasswordForm.name);
  const { answer } = state;
  if (answer?.outcome.kind === 'accepted') {
    const address = backOfficeAddress(answer);
    return (
      <SentPanel title={answer.outcome.message ?? CHANGED}>
        {address && <BackOfficeRedirect address={address} />}
      </SentPanel>
    );
  }
  // The result of the form has priority over the state of the link, which was loaded again.
  const email = answer?.values.email ?? (link.kind === 'valid' ? link.email : undefined);
  if (email === undefined) return <UnusableLink kind={link.kind === 'valid' ? 'expired' : link.kind} />;
  return (
    <SiteForm
      form={changePasswordForm}
      state={state}
      formToken={formToken}
      anchor={ANCHOR}
      before={<ReadOnlyEmail email={email} />}
    >
      <PrivacyNote
        purpose="Le groupe VIPP ne garde de votre mot de passe qu’une empreinte, qui ne permet pas de le retrouver."
        duration="Elle est remplacée à chaque changement."
      />
    </SiteForm>
  );
}

function ResetPasswordPage() {
  const data = usePageData<ResetPasswordData>();
  return (
    <>
      <PageBanner
        title="Réinitialisation du mot de passe"
        lead="Choisissez le nouveau mot de passe de votre compte du back-office."
      />
      <Section
        title="Votre nouveau mot de passe"
        intro="Une phrase de plusieurs mots se retient mieux et résiste mieux."
        layout="split"
      >
        <FormCard id={ANCHOR}>
          <PasswordPart {...data} />
        </FormCard>
      </Section>
    </>
  );
}

export const page: PageModule<ResetPasswordData> = {
  Component: ResetPasswordPage,
  loader: loadResetPassword,
  action: formActions({ [changePasswordForm.name]: sendChangePassword }),
  meta: (_data, actionData) => ({
    title: formTitle('Réinitialisation du mot de passe', actionData),
    description:
      'Utilisateurs du back-office de VIPP : choisissez un nouveau mot de passe avec le lien que vous avez reçu.',
    noindex: true,
  }),
};
