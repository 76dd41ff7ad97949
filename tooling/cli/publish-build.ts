/** From a build on disk to a published version. */
import type { Hosting } from '@vipp/shared/contract/federation/release-schemas';
import { signText, type SigningKey } from '@vipp/shared/contract/federation/signature.server';
import pLimit from 'p-limit';
import type { BuildFile } from './build-folder';
import type { AnswerOf, SiteClient } from './site-client';

const UPLOADS_AT_ONCE = 4;

/** Sends the files that the site does not have. */
export async function uploadFiles(
  site: SiteClient,
  remote: string,
  files: readonly BuildFile[],
  progress: (text: string) => void = () => undefined,
): Promise<void> {
  const byHash = new Map(files.map((file) => [file.integrity, file]));
  const { missing } = await site.call('missing', { remote, files: [...byHash.keys()] });
  if (missing.length === 0) return progress('the site has every file already');
  progress(`uploading ${missing.length} of ${byHash.size} files …`);
  const wanted = missing.flatMap((integrity) => byHash.get(integrity) ?? []);
  await pLimit(UPLOADS_AT_ONCE).map(wanted, ({ hash, body }) => site.upload(remote, hash, body));
}

/** Publishes a manifest whose files the site has, or can fetch from the host of the team. */
export const publishManifest = (
  site: SiteClient,
  key: SigningKey,
  { remote, manifest, hosting, why }: { remote: string; manifest: string; hosting: Hosting; why?: string | undefined },
): Promise<AnswerOf<'publish'>> =>
  site.call('publish', { remote, manifest, signature: signText(key, manifest), hosting, why });
