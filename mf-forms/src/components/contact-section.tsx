import type { FormEvent } from 'react';
import { ArrowRight } from 'lucide-react';
import { wasAcknowledged, wasNotified } from '@vipp/shared/lib/form/was-acknowledged';
import { Button } from '@vipp/shared/ui/button';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { PrivacyNote } from '@vipp/shared/ui/form/privacy-note';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { checkContact, CONTACT_HIDDEN_MS, CONTACT_SENT, contactForm } from '../model/contact-form';
import type { ContactData } from '../model/contact-data';
import { useHiddenForm, useSuccessToast } from './use-success';

const ANCHOR = 'ecrire';

type Props = Pick<ContactData, 'intro'> & { formToken: ContactData['formTokens']['contact'] };

/** The contact form beside its introduction. */
export function ContactSection({ intro, formToken }: Props) {
  const state = usePageForm(contactForm.name);
  const { isHidden, show } = useHiddenForm(state.answer, CONTACT_HIDDEN_MS);
  useSuccessToast(state.answer, CONTACT_SENT);
  const writeAnother = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById(ANCHOR)?.focus();
    show();
  };
  return (
    <Section title={intro?.name ?? 'Écrivez-nous'} intro={intro && <RichText html={intro.prose} />} layout="split">
      <FormCard id={ANCHOR}>
        {state.answer?.outcome.kind === 'accepted' && (
          <SentPanel key={state.round} title={CONTACT_SENT}>
            <p>
              {wasNotified(state.answer)
                ? 'La personne concernée vous répond sous deux jours ouvrés.'
                : 'Votre message est enregistré.'}
            </p>
            {wasAcknowledged(state.answer) && (
              <p>
                Un accusé de réception vous est envoyé par e-mail, dans la limite de quelques messages par jour et par
                adresse.
              </p>
            )}
            {isHidden && (
              // A link to an anchor of the page that a form without scripts was posted to would not request it again.
              <form action={`/contact#${ANCHOR}`} onSubmit={writeAnother}>
                <Button type="submit" variant="quiet" icon={<ArrowRight />}>
                  Écrire un autre message
                </Button>
              </form>
            )}
          </SentPanel>
        )}
        {!isHidden && (
          <SiteForm form={contactForm} state={state} formToken={formToken} anchor={ANCHOR} check={checkContact}>
            <PrivacyNote
              purpose="Le groupe VIPP utilise ces informations pour vous répondre et suivre vos échanges."
              duration="Elles sont conservées trois ans après le dernier échange."
            />
          </SiteForm>
        )}
      </FormCard>
    </Section>
  );
}
