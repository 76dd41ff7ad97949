/** Schemas that calls and events of the registry share: version, location of files, reason. */
import * as z from 'zod/mini';

/** Version of a remote, chosen by its team; it is also a folder name, so never `..`. */
export const versionSchema = z.string().check(z.regex(/^\w[\w.-]{0,63}$/));

/** Location of a version's files: the site's own store, or an address of the team. */
export const hostingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('store') }),
  z.object({ kind: z.literal('url'), url: z.url({ protocol: /^https?$/ }) }),
]);
export type Hosting = z.infer<typeof hostingSchema>;

/** Reason of a change, for the history. */
export const whySchema = z.optional(z.string().check(z.maxLength(500)));
