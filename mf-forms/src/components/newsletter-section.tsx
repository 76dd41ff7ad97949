import { useRef, useEffect, useState, type RefObject } from 'react';
import { useLocation } from '@vipp/shared/stores/router';
import { useNewsletterModal } from '@vipp/shared/stores/site-context';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { NewsletterButton } from '@vipp/shared/ui/newsletter-button';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { type FormToken, wasAcknowledged } from '@vipp/shared/lib/form/form-answer';
import type { TextPart } from '@vipp/shared/lib/content-parts';
import { NEWSLETTER_CONFIRM, NEWSLETTER_SENT, newsletterForm } from '../model/newsletter-form';
import { NewsletterNote } from './newsletter-note';
import { useSuccessToast } from './use-success';

/** True after a visitor has filled in or focused a field of the element, even before hydration. */
function useInUse(ref: RefObject<HTMLElement | null>): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const begin = () => setIsInUse(true);
    const typed = [...(element?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? [])].some(
      ({ value }) => value !== '',
    );
    if (typed || element?.contains(document.activeElement)) begin();
    element?.addEventListener('focusin', begin);
    return () => element?.removeEventListener('focusin', begin);
  }, [ref]);
  return isInUse;
}

const ANCHOR = 'newsletter';
const CARD = 'newsletter-formulaire';

type Props = { call: TextPart | null; formToken: FormToken };

/** The form for visitors without JavaScript, replaced by a button once there is a modal. */
function NewsletterPart({ formToken }: Pick<Props, 'formToken'>) {
  const { hasModal } = useNewsletterModal();
  const ref = useRef<HTMLDivElement>(null);
  const isInUse = useInUse(ref);
  const isTarget = [`#${ANCHOR}`, `#${CARD}`].includes(useLocation().hash);
  const state = usePageForm(newsletterForm.name);
  const isSent = state.answer?.outcome.kind === 'accepted';
  useSuccessToast(state.answer, NEWSLETTER_SENT);
  // Does not replace a form that is the target of the address or already in use.
  const opensModal = hasModal && !isInUse && !isTarget && !state.answer;
  return (
    <>
      <div hidden={!opensModal}>
        <NewsletterButton variant="primary">S’inscrire à la newsletter</NewsletterButton>
      </div>
      <div ref={ref} hidden={opensModal}>
        <FormCard id={CARD}>
          {isSent ? (
            <SentPanel title={NEWSLETTER_SENT}>
              {wasAcknowledged(state.answer) && <p>{NEWSLETTER_CONFIRM}</p>}
            </SentPanel>
          ) : (
            <SiteForm form={newsletterForm} state={state} formToken={formToken} anchor={CARD}>
              <NewsletterNote />
            </SiteForm>
          )}
        </FormCard>
      </div>
    </>
  );
}

/** Call to action for the newsletter. */
export function NewsletterSection({ call, formToken }: Props) {
  return (
    <Section id={ANCHOR} title={call?.name ?? 'Recevez nos actualités'} layout="split">
      {call && <RichText html={call.prose} size="lead" />}
      <NewsletterPart formToken={formToken} />
    </Section>
  );
}
