import { useEffect, useRef, useState } from 'react';
import { useActionData, useFetcher } from '@vipp/shared/stores/router';
import { newKey } from '@vipp/shared/lib/form/new-key';
import type { RequestReply } from '../model/study-request';

const isAccepted = (reply: RequestReply | undefined): boolean => reply?.outcome.kind === 'accepted';

/**
 * One request for a study, over all its attempts. The key is that of the page, or of the attempt that came back
 * with the page (visitors without JavaScript); after a success the form starts anew with a new one.
 *
 * @param onAccepted called once for each request that scripts sent and the service took
 */
export function useStudyRequest(pageKey: string, onAccepted: () => void) {
  const pageReply = useActionData<RequestReply>();
  const fetcher = useFetcher<RequestReply>();
  const reply = fetcher.data ?? pageReply;
  const firstKey = pageReply && !isAccepted(pageReply) ? pageReply.key : pageKey;
  const [form, setForm] = useState({ number: 0, key: firstKey });
  const handled = useRef<RequestReply>(undefined);

  useEffect(() => {
    const answer = fetcher.data;
    if (fetcher.state !== 'idle' || !isAccepted(answer) || handled.current === answer) return;
    handled.current = answer;
    setForm(({ number }) => ({ number: number + 1, key: newKey() }));
    onAccepted();
  }, [fetcher.data, fetcher.state, onAccepted]);

  return {
    fetcher,
    form,
    /** What the form must still show. */
    openReply: isAccepted(reply) ? undefined : reply,
    accepted: isAccepted(reply),
  };
}
