/** Files under `storage/` as this release has them: the drawing code is loaded only where something is to be drawn. */
import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StoredFilesOptions } from './draw-stored-files';
import { areAllThere } from './drawn-marker';
import { drawingVersion } from './drawing-version';

async function mediaIn(folder: string): Promise<unknown[]> {
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folder, name));
      return [name, size, mtimeMs];
    }),
  );
}

/** Draws missing and outdated files under `storageDir`; readers never see a partial file. */
export async function updateStoredFiles(
  options: Omit<StoredFilesOptions, 'version' | 'inputs'>,
  version = drawingVersion(),
): Promise<void> {
  const { storageDir, mediaDir, posts, etudes, rseDocuments, pages } = options;
  const content = JSON.stringify([version, posts, etudes, rseDocuments, pages, await mediaIn(mediaDir)]);
  const inputs = version && createHash('sha256').update(content).digest('base64url');
  if (inputs && (await areAllThere(storageDir, inputs))) return;
  // A separate file in the build, whose hash identifies the drawings in the cache.
  const { drawStoredFiles } = await import(/* webpackChunkName: "artwork" */ './draw-stored-files');
  await drawStoredFiles({ ...options, version, inputs });
}
