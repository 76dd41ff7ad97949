/** What calls and events of the registry name: a remote, a version, where its files are, why something was done. */
import * as z from 'zod/mini';
import { REMOTES } from './remotes';

/** A version of a remote, as its team names it; also a folder of its files, so never `..`. */
export const versionSchema = z.string().check(z.regex(/^\w[\w.-]{0,63}$/));
export const remoteSchema = z.enum(REMOTES);

/** Where a version's files are: in the site's own store, or below an address of the team's. */
export const hostingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('store') }),
  z.object({ kind: z.literal('url'), url: z.url({ protocol: /^https?$/ }) }),
]);
export type Hosting = z.infer<typeof hostingSchema>;

/** A reason, for the history. */
export const whySchema = z.optional(z.string().check(z.maxLength(500)));
