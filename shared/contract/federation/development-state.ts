/** What `npm run dev` reports to the gateway over its channel, and the gateway to open pages. */
import * as z from 'zod/mini';

const byPackage = z.record(z.string(), z.string());

export const developmentSchema = z.object({
  type: z.literal('development'),
  /** Hash of the latest build for browsers that compiled: its files can be requested. */
  compiled: byPackage,
  /** Version of the latest build of both halves. */
  built: byPackage,
  /** Messages of the compiler for packages that do not compile. */
  problems: byPackage,
});

export type Development = z.infer<typeof developmentSchema>;

export type DevelopmentEvent = Pick<Development, 'compiled' | 'problems'> & {
  /** Identifies a start of the gateway. */
  start: string;
  /** Versions that the gateway renders the next page with. */
  ready: Record<string, string>;
};

export const EVENTS_PATH = '/_dev/events';

/** A version names the builds of both halves, so a page finds the hash of its own in it. */
export const developmentVersion = (client: string, server: string): string => `dev-${client}-${server}`;

export function readDevelopmentVersion(version: string): { client: string; server: string } {
  const [, client = '', server = ''] = version.split('-');
  return { client, server };
}
