/** Sends the files of a build. */
import pLimit from 'p-limit';
import type { BuildFile } from './build-folder';
import type { SiteClient } from './site-client';

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
