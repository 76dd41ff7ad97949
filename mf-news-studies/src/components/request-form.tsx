import { useEffect, useRef, useState } from 'react';
import type { StudyCard } from '@vipp/shared/contract/list-data';
import type { useFetcher } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { studyPath } from '../model/study-data';
import { KEY_FIELD, REQUEST_FIELDS, type RequestReply } from '../model/study-request';
import { EmailMark } from './email-mark';
import { RequestField } from './request-field';
import { RequestNotice } from './request-notice';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import styles from './request-form.module.css';

const EMAIL_MARK_ID = 'demande-email-etat';

type Props = {
  study: StudyCard;
  fetcher: ReturnType<typeof useFetcher<RequestReply>>;
  /** Idempotency key: the same for each attempt until one succeeds. */
  requestKey: string;
  /** What became of the last attempt, unless it succeeded. */
  reply: RequestReply | undefined;
};

/** The form of the request, in the dialog or in the page. It is sent to the address of its own page. */
export function RequestForm({ study, fetcher, requestKey, reply }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [email, setEmail] = useState(reply?.values.email ?? '');
  const hydrated = useHydrated();
  const sending = fetcher.state !== 'idle';
  const failed = reply?.outcome.kind === 'unreachable' || reply?.outcome.kind === 'limited';
  const errors = reply?.outcome.kind === 'refused' ? reply.outcome.errors : {};

  useEffect(() => {
    if (reply) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [reply]);

  return (
    // With scripts the action checks the fields, in words that stand beside each; without, the browser does.
    // Nothing on the page changes with a request: loading it anew could only lose the page, and what was typed.
    <fetcher.Form
      className={styles.form}
      method="post"
      action={`${studyPath(study.slug)}#demande`}
      noValidate={hydrated}
      defaultShouldRevalidate={false}
    >
      {reply && <RequestNotice reply={reply} />}
      <p className={styles.hint}>* Obligatoire</p>
      <div ref={fields} className={styles.fields}>
        {REQUEST_FIELDS.map(({ name, ...field }) => (
          <RequestField
            key={name}
            {...field}
            name={name}
            value={reply?.values[name] ?? ''}
            error={errors[name]?.join(' ')}
            {...(name === 'email' && {
              type: 'email',
              onInput: setEmail,
              mark: <EmailMark id={EMAIL_MARK_ID} typed={email} />,
              markId: EMAIL_MARK_ID,
            })}
          />
        ))}
      </div>
      <input type="hidden" name="etude_title" value={study.title} />
      <input type="hidden" name="etude_id" value={study.id} />
      <input type="hidden" name={KEY_FIELD} value={requestKey} />
      <Button type="submit" disabled={sending}>
        {sending && 'Envoi en cours…'}
        {!sending && (failed ? 'Réessayer' : 'Envoyer')}
      </Button>
    </fetcher.Form>
  );
}
