import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { usePageData } from '@vipp/shared/stores/site-context';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { PrivacyNote } from '@vipp/shared/ui/form/privacy-note';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { type VerifyEmailData, loadVerifyEmail } from '../model/password-data';
import { verifyEmailForm, sendVerifyEmail } from '../model/password-forms';

const ANCHOR = 'verification';
const SENT = 'Votre demande a bien été reçue.';

function VerifyEmailPage() {
  const { formToken } = usePageData<VerifyEmailData>();
  const state = usePageForm(verifyEmailForm.name);
  const { answer } = state;
  return (
    <>
      <PageBanner
        title="Vérification de l’adresse électronique"
        lead="Indiquez l’adresse de votre compte : nous vous envoyons un lien pour choisir un nouveau mot de passe."
      />
      <Section title="Votre compte" intro="Cette page est réservée aux utilisateurs du back-office." layout="split">
        <FormCard id={ANCHOR}>
          {answer?.outcome.kind === 'accepted' && (
            <SentPanel key={state.round} title={answer.outcome.message ?? SENT} />
          )}
          <SiteForm form={verifyEmailForm} state={state} formToken={formToken} anchor={ANCHOR}>
            <PrivacyNote
              purpose="Le groupe VIPP utilise cette adresse pour vous envoyer le lien, et pour rien d’autre."
              duration="Le lien vaut 30 minutes et ne sert qu’une fois."
            />
          </SiteForm>
        </FormCard>
      </Section>
    </>
  );
}

export const page: PageModule<VerifyEmailData> = {
  Component: VerifyEmailPage,
  loader: loadVerifyEmail,
  action: formActions({ [verifyEmailForm.name]: sendVerifyEmail }),
  meta: (_data, actionData) => ({
    title: formTitle('Vérification de l’adresse électronique', actionData),
    description: 'Utilisateurs du back-office de VIPP : recevez un lien pour choisir un nouveau mot de passe.',
    noindex: true,
  }),
};
