/** Everything under `storage/` that the seed content refers to: pictures, documents, logos, the film. */
import type { SeedEtude, SeedPages, SeedPost, SeedRseDocument } from '../seed/seed-types';
import { openArtworkCache } from './artwork-cache';
import { filmFiles, pageFiles } from './page-files';
import { etudeFiles, postFiles, rseFiles } from './publication-files';
import { writeDrawnFiles } from './write-drawn-files';

export type StoredFilesOptions = {
  storageDir: string;
  posts: SeedPost[];
  etudes: SeedEtude[];
  rseDocuments: SeedRseDocument[];
  pages: SeedPages;
  /** Folder of the film, its poster, captions and transcript. */
  mediaDir: string;
  /** Folder of drawn files that several data folders share; without it, everything is drawn. */
  cacheDir?: string;
  /** Identifies the drawing code; without it nothing is cached. */
  version?: string | undefined;
  /** Hash of everything that the files depend on. */
  inputs?: string | undefined;
  onProgress?: (done: number, total: number) => void;
};

/** Draws missing and outdated files under `storageDir`; readers never see a partial file. A second call draws nothing. */
export async function drawStoredFiles({
  storageDir,
  posts,
  etudes,
  rseDocuments,
  pages,
  mediaDir,
  cacheDir,
  version,
  inputs,
  onProgress,
}: StoredFilesOptions): Promise<void> {
  const files = [
    ...pageFiles(pages),
    ...(await filmFiles(mediaDir)),
    ...postFiles(posts),
    ...etudeFiles(etudes),
    ...rseFiles(rseDocuments),
  ];
  const cache = cacheDir !== undefined && version !== undefined ? await openArtworkCache(cacheDir, version) : undefined;
  await writeDrawnFiles({ storageDir, files, version, cache, inputs, onProgress });
}
