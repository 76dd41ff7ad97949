/** Follows the content service's stream of changes (server-sent events). */
import { setTimeout as pause } from 'node:timers/promises';
import { CHANGES_PATH } from '@vipp/shared/contract/content-api';
import { API_BASE } from '@vipp/shared/contract/paths';
import { NO_SUCH_CALL } from './backend-client';

const RETRY_MS = 1_000;
/** The content service writes something every ten seconds. */
const SILENT_MS = 30_000;

type Options = {
  backendUrl: string;
  apiToken: string;
  /** Called after each change, and at each beginning of the stream: changes may have been missed. */
  onChange: () => void;
};

/** Another content service may have no such stream: its content is refreshed once it is no longer fresh. @returns ends it */
export function watchChanges({ backendUrl, apiToken, onChange }: Options): () => void {
  const closed = new AbortController();

  /** @returns whether to connect again */
  const follow = async (): Promise<boolean> => {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENT_MS).unref();
    const signal = AbortSignal.any([closed.signal, silence.signal]);
    try {
      const headers = { authorization: `Bearer ${apiToken}`, accept: 'text/event-stream' };
      const { ok, status, body } = await fetch(`${backendUrl}${API_BASE}${CHANGES_PATH}`, { headers, signal });
      if (!ok || !body) {
        await body?.cancel();
        return !NO_SUCH_CALL.includes(status);
      }
      onChange();
      let rest = '';
      for await (const text of body.pipeThrough(new TextDecoderStream())) {
        timer.refresh();
        const events = `${rest}${text}`.split('\n\n');
        rest = events.pop() ?? '';
        if (events.some((event) => event.startsWith('data:'))) onChange();
      }
    } catch {
      // The content service stopped, or is not there yet; reads of content report it.
    } finally {
      clearTimeout(timer);
    }
    return true;
  };

  void (async () => {
    while (!closed.signal.aborted && (await follow()))
      await pause(RETRY_MS, undefined, { ref: false, signal: closed.signal }).catch(() => undefined);
  })();
  return () => closed.abort();
}
