import type { FormEvent } from 'react';
import { ArrowRight } from 'lucide-react';
import { wasAcknowledged, wasNotified } from '@vipp/shared/lib/form/form-answer';
import { Button } from '@vipp/shared/ui/button';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { PrivacyNote } from '@vipp/shared/ui/form/privacy-note';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { REFERENCE_PARAMETER } from '@vipp/shared/contract/paths';
import {
  candidateForm,
  checkContact,
  CONTACT_HIDDEN_MS,
  CONTACT_SENT,
  contactForm,
  subjectOf,
} from '../model/contact-form';
import type { ContactData } from '../model/contact-data';
import conversation from '../pictures/conversation.svg';
import { FormIntro } from './form-intro';
import styles from './form-intro.module.css';
import { useHiddenForm, useSuccessToast } from './use-success';

const ANCHOR = 'ecrire';

type Props = Pick<ContactData, 'intro' | 'reference'> & { formToken: ContactData['formTokens']['contact'] };

const Subject = ({ reference }: { reference: string }) => (
  <p>
    {'Objet\u202F: '}
    <strong>{subjectOf(reference)}</strong>
    <input type="hidden" name={REFERENCE_PARAMETER} value={reference} />
  </p>
);

/** Before the fields: who reports a wrong must find the confidential form before typing. */
const ReportsElsewhere = () => (
  <p className={styles.elsewhere}>
    Pour signaler un manquement à l’éthique, utilisez le <PageLink to="/signalements">formulaire confidentiel</PageLink>
    .
  </p>
);

/** The contact form beside its introduction. */
export function ContactSection({ intro, reference, formToken }: Props) {
  const state = usePageForm(contactForm.name);
  const { isHidden, show } = useHiddenForm(state.answer, CONTACT_HIDDEN_MS);
  useSuccessToast(state.answer, CONTACT_SENT);
  const writeAnother = (event: FormEvent) => {
    event.preventDefault();
    document.getElementById(ANCHOR)?.focus();
    show();
  };
  return (
    <Section
      title={intro?.name ?? 'Écrivez-nous'}
      intro={
        <>
          {intro && <RichText html={intro.prose} />}
          <ReportsElsewhere />
        </>
      }
      after={
        intro && (
          <>
            <FormIntro items={intro.items} />
            <img className={styles.picture} src={conversation} alt="" width={960} height={600} loading="lazy" />
          </>
        )
      }
      layout="split"
    >
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
          <SiteForm
            form={reference ? candidateForm : contactForm}
            state={state}
            formToken={formToken}
            anchor={ANCHOR}
            check={checkContact}
            before={reference && <Subject reference={reference} />}
          >
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
