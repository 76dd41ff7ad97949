import { ArrowRight } from 'lucide-react';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';
import { confirmationForm, unsubscribeForm, type NewsletterLinkData } from '../model/newsletter-links';

const ANCHOR = 'choix';

type Props = { title: string; lead: string; heading: string; form: FormDefinition; done: string };

/** Page of a link in the mails of the newsletter: one question with one button. */
function NewsletterLinkPage({ title, lead, heading, form, done }: Props) {
  const { formToken } = usePageData<NewsletterLinkData>();
  const state = usePageForm(form.name);
  const { answer } = state;
  return (
    <>
      <PageBanner title={title} lead={lead} />
      <Section title={heading} layout="split">
        <FormCard id={ANCHOR}>
          {answer?.outcome.kind === 'accepted' ? (
            <SentPanel title={answer.outcome.message ?? done}>
              <Button to="/actualite" variant="quiet" icon={<ArrowRight />}>
                Lire nos actualités
              </Button>
            </SentPanel>
          ) : (
            <SiteForm form={form} state={state} formToken={formToken} anchor={ANCHOR} />
          )}
        </FormCard>
      </Section>
    </>
  );
}

export const NewsletterConfirmationPage = () => (
  <NewsletterLinkPage
    title="Confirmation de votre inscription"
    lead="Encore un geste, et nos actualités vous parviennent."
    heading="Recevoir la newsletter"
    form={confirmationForm}
    done="Votre inscription est confirmée."
  />
);

export const NewsletterUnsubscribePage = () => (
  <NewsletterLinkPage
    title="Désinscription de la newsletter"
    lead="Vous ne recevrez plus nos actualités, et vos données sont effacées."
    heading="Ne plus recevoir la newsletter"
    form={unsubscribeForm}
    done="Vous êtes désinscrit."
  />
);
