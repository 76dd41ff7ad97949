/** Transferred bytes of a page, by the kind of resource. */
import type { Page, Request } from '@playwright/test';

export type Transfer = { url: string; kind: string; bytes: number; encoding: string };

async function bytesOf(request: Request, headers: Record<string, string>): Promise<number> {
  // Chromium's own viewer reads a PDF itself, and says nothing of its size.
  if (headers['content-type'] === 'application/pdf') return Number(headers['content-length']);
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}

async function measure(request: Request): Promise<Transfer> {
  const headers = (await request.response())?.headers() ?? {};
  return {
    url: request.url(),
    kind: request.resourceType(),
    bytes: await bytesOf(request, headers),
    encoding: headers['content-encoding'] ?? 'none',
  };
}

/** Records every transfer of a page from now on. */
export function watchTransfers(page: Page): () => Promise<Transfer[]> {
  const finished: Promise<Transfer>[] = [];
  page.on('requestfinished', (request) => {
    // Files of the browser itself, such as those of its viewer, are not transferred.
    if (!/^https?:/.test(request.url())) return;
    const transfer = measure(request);
    // Where the page is closed before they are asked for, why it was closed is the error to see.
    transfer.catch(() => undefined);
    finished.push(transfer);
  });
  return () => Promise.all(finished);
}

export const totalOf = (transfers: readonly Transfer[]): number => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** One line for each kind: number of files, and their weight in kB. */
export function describeTransfers(transfers: readonly Transfer[]): string {
  const kinds = [...new Set(transfers.map(({ kind }) => kind))].sort();
  const line = (name: string, some: readonly Transfer[]) =>
    `${name}: ${some.length} files, ${(totalOf(some) / 1000).toFixed(1)} kB`;
  return [
    ...kinds.map((kind) =>
      line(
        kind,
        transfers.filter((one) => one.kind === kind),
      ),
    ),
    line('in all', transfers),
  ].join('\n');
}
