import { ArrowRight } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { loadNewsletterLink, type NewsletterLinkData } from '../model/newsletter-links';

const ANCHOR = 'choix';

type Words = { title: string; lead: string; heading: string; done: string };

function NewsletterLinkPage({ title, lead, heading, done, form }: Words & { form: FormDefinition }) {
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

type Action = PageModule<NewsletterLinkData>['action'];

/** Page of a link in the mails of the newsletter: one question with one button. */
export const newsletterLinkPage = (
  form: FormDefinition,
  action: Action,
  words: Words & { description: string },
): PageModule<NewsletterLinkData> => ({
  Component: () => <NewsletterLinkPage {...words} form={form} />,
  loader: loadNewsletterLink,
  action,
  meta: (_data, actionData) => ({
    title: formTitle(words.title, actionData),
    description: words.description,
    noindex: true,
  }),
});
