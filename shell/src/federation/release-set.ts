/**
 * A release set names one exact build of every remote. The gateway chooses it for each visitor, renders
 * with it, and writes the part that the browser needs into the page.
 */
import * as z from 'zod/mini';
import { REMOTES } from '@vipp/shared/contract/federation/remotes';

const remoteReleaseSchema = z.object({
  version: z.string(),
  /** Global name of the container: unique for each build. */
  container: z.string(),
  /** Address of the container's script. */
  entry: z.string(),
  /** SHA-384 of that script, in the form of an `integrity` attribute. */
  integrity: z.string(),
});

export const releaseSetSchema = z.object({
  id: z.string(),
  remotes: z.partialRecord(z.enum(REMOTES), remoteReleaseSchema),
});

export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;
export type ReleaseSet = z.infer<typeof releaseSetSchema>;
