/** Which versions of the remotes a page is made of. */
import * as z from 'zod';

const stateSchema = z.object({
  releases: z.record(z.string(), z.object({ version: z.string() })),
});

/** Versions in the state of a page, by remote: of the page itself; none of a page without state. */
export function versionsIn(html: string): Record<string, string> {
  const state = /<script[^>]*id="vipp-page-state"[^>]*>([^]*?)<\/script>/.exec(html)?.[1];
  if (state === undefined) return {};
  const { releases } = stateSchema.parse(JSON.parse(state));
  return Object.fromEntries(Object.entries(releases).map(([remote, { version }]) => [remote, version]));
}
