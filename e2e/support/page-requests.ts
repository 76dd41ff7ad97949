/** The requests of a page until it is hydrated, and the length of its longest chain of requests. */
import type { Page } from '@playwright/test';

export type PageRequest = {
  url: string;
  kind: string;
  /** As it was received, headers included; 0 until it is complete. */
  bytes: number;
  /** 1: named in the HTML; 2: named in a file of step 1; and so on. */ step: number;
};

type Asked = {
  requestId: string;
  request: { url: string };
  type?: string;
  initiator: {
    type: string;
    url?: string;
    stack?: { callFrames: { url: string }[]; parent?: Asked['initiator']['stack'] };
  };
};

/** The script that made a request; after an `await` its frames are in a parent. */
function asker(stack: Asked['initiator']['stack']): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find(({ url }) => url !== '')?.url ?? asker(stack.parent);
}

/** Records every request of the next page, with the empty cache of a first visit. */
export async function watchRequests(page: Page): Promise<() => PageRequest[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const asked: (PageRequest & { id: string })[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }: Asked) => {
    const before = initiator.type === 'script' ? asker(initiator.stack) : initiator.url;
    const step = asked.find(({ url }) => url === before)?.step ?? 0;
    asked.push({ id: requestId, url: request.url, kind: type, bytes: 0, step: type === 'Document' ? 0 : step + 1 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const complete = asked.find(({ id }) => id === requestId);
    if (complete) complete.bytes = encodedDataLength;
  });
  return () => asked.splice(0);
}
