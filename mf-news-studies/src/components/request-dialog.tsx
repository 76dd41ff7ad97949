import { startTransition, useState, type ReactNode } from 'react';
import { FileDown } from 'lucide-react';
import type { StudyCard } from '@vipp/shared/contract/list-data';
import { hasFailed, type FormToken, wasAcknowledged } from '@vipp/shared/lib/form/form-answer';
import { formatDate } from '@vipp/shared/lib/format';
import { useLocation } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { PrivacyNote } from '@vipp/shared/ui/form/privacy-note';
import { SentBanner } from '@vipp/shared/ui/form/sent-banner';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import { useDialogForm, type FormState } from '@vipp/shared/ui/form/use-page-form';
import { Notice } from '@vipp/shared/ui/notice';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { checkStudyRequest, REQUEST_SENT, STUDY_MAILED, studyRequestForm } from '../model/study-request';
import { DetailCall } from './detail-layout';
import styles from './request-dialog.module.css';

const ANCHOR = 'demande';
const OPENER = 'demande-ouvrir';

/** Title and date of the requested study. */
const RequestedStudy = ({ title, publishedAt }: StudyCard) => (
  <div className={styles.study}>
    <p className={styles.name}>{title}</p>
    <p>
      Publiée le <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
    </p>
  </div>
);

/** True for a focused field before hydration. */
const isInUse = () => typeof document !== 'undefined' && document.querySelector(`#${ANCHOR} :focus`) !== null;

/**
 * State of the dialog. A success closes it and resets its form. It is open at first if the page has an answer with errors, or
 * after use before hydration. It opens whenever it becomes the target of the address.
 */
function useOpening({ answer, round }: FormState) {
  const { hash } = useLocation();
  const [shownHash, setShownHash] = useState(hash);
  const [openRound, setOpenRound] = useState(() => {
    const isRequested = answer ? hasFailed(answer) : hash === `#${ANCHOR}`;
    return isRequested || isInUse() ? round : undefined;
  });
  if (hash !== shownHash) {
    setShownHash(hash);
    if (hash === `#${ANCHOR}`) setOpenRound(round);
  }
  // A transition, because making the page behind inert is slow on a slow phone.
  const change = (next: number | undefined) => startTransition(() => setOpenRound(next));
  return { isOpen: openRound === round, open: () => change(round), close: () => change(undefined) };
}

type Props = {
  study: StudyCard;
  formToken: FormToken;
  /** Places the button that opens the dialog. */
  children: (opener: ReactNode) => ReactNode;
};

/** The request for a case study in a modal dialog, inline until hydration. */
export function RequestDialog({ study, formToken, children }: Props) {
  const state = useDialogForm(studyRequestForm.name);
  const { isOpen, open, close } = useOpening(state);
  const isHydrated = useHydrated();
  const isMailed = wasAcknowledged(state.answer);
  return (
    <>
      {children(
        <DetailCall words={'Ou recevez l’étude par e-mail, et parlons-en\u202F:'}>
          <Button {...(isHydrated ? { onClick: open, id: OPENER } : { to: `#${ANCHOR}` })} icon={<FileDown />}>
            Je souhaite récupérer cette étude de cas
          </Button>
        </DetailCall>,
      )}
      <SentBanner sent={state.round} text={REQUEST_SENT} />
      {isHydrated && isMailed && <Notice kind="success" title={STUDY_MAILED} />}
      <FormDialog
        title="Inscrivez-vous pour récupérer l’étude de cas"
        id={ANCHOR}
        isInline={!isHydrated}
        isOpen={isOpen}
        onClose={close}
        returnTo={`#${OPENER}`}
      >
        <RequestedStudy {...study} />
        {!isHydrated && state.answer?.outcome.kind === 'accepted' && (
          <Notice kind="success" title={REQUEST_SENT}>
            {isMailed && <p>{STUDY_MAILED}</p>}
          </Notice>
        )}
        <SiteForm
          form={studyRequestForm}
          state={state}
          formToken={formToken}
          anchor={ANCHOR}
          check={checkStudyRequest}
          before={
            <>
              <input type="hidden" name="etude_title" value={study.title} />
              <input type="hidden" name="etude_id" value={study.id} />
            </>
          }
        >
          <PrivacyNote
            purpose="Le groupe VIPP utilise ces informations pour vous envoyer l’étude de cas et suivre vos échanges."
            duration="Elles sont conservées trois ans."
          />
        </SiteForm>
      </FormDialog>
    </>
  );
}
