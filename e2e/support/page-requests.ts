/** What a page asks for until it is alive, and how many answers had to come one after the other for it. */
import type { Page } from '@playwright/test';

export type PageRequest = {
  url: string;
  kind: string;
  /** 1: named in the HTML; 2: found in what step 1 brought; and so on. */ step: number;
};

type Asked = {
  request: { url: string };
  type?: string;
  initiator: {
    type: string;
    url?: string;
    stack?: { callFrames: { url: string }[]; parent?: Asked['initiator']['stack'] };
  };
};

/** The script that asked for something; what an awaited answer goes on with has its frames in a parent. */
function asker(stack: Asked['initiator']['stack']): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find(({ url }) => url !== '')?.url ?? asker(stack.parent);
}

/** Notes every request of the next page, with an empty cache, as a first visitor has it. */
export async function watchRequests(page: Page): Promise<() => PageRequest[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const asked: PageRequest[] = [];
  session.on('Network.requestWillBeSent', ({ request, type = 'Other', initiator }: Asked) => {
    const before = initiator.type === 'script' ? asker(initiator.stack) : initiator.url;
    const step = asked.find(({ url }) => url === before)?.step ?? 0;
    asked.push({ url: request.url, kind: type, step: type === 'Document' ? 0 : step + 1 });
  });
  return () => asked.splice(0);
}
