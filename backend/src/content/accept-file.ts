/** Checks files of editors, photographs and PDFs, by their content and not by their names. A drawing may contain programs. */
import path from 'node:path';
import {
  PHOTOGRAPH_FORMATS,
  toStoredPhotograph,
  UnusableImageError,
  type PhotographFormat,
} from '@vipp/shared/server/resize-photograph';
import { ContentProblem } from './document';

export const MAX_FILE_BYTES = 50 * 1024 * 1024;

const formats = new Map<string, PhotographFormat>(Object.entries(PHOTOGRAPH_FORMATS));
export const extensionOf = (name: string): string => path.extname(name).slice(1).toLowerCase();
export const photographFormat = (name: string): PhotographFormat | undefined => formats.get(extensionOf(name));

const refusal = (name: string, problem: string) => new ContentProblem(`${name}: ${problem}`);

/**
 * Checks a file without decoding it; files of other kinds are those of operators.
 *
 * @throws ContentProblem
 */
export function checkFile(name: string, bytes: Buffer): void {
  if (bytes.length > MAX_FILE_BYTES) throw refusal(name, 'il dépasse 50 Mo');
  if (extensionOf(name) !== 'pdf') return;
  const isPdf = /%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 1024));
  // Readers skip what follows the end.
  if (!isPdf || !bytes.toString('latin1', Math.max(0, bytes.length - 4096)).includes('%%EOF'))
    throw refusal(name, 'ce n’est pas un PDF lisible');
  if (bytes.includes('/JavaScript') || bytes.includes('/Launch'))
    throw refusal(name, 'il contient un programme. Exportez-le de nouveau, sans JavaScript');
}

/**
 * @returns the bytes to store of an editor's file
 * @throws ContentProblem
 */
export async function acceptFile(at: string, bytes: Buffer): Promise<Buffer> {
  const name = path.basename(at);
  const format = photographFormat(name);
  if (!format && extensionOf(name) !== 'pdf')
    throw refusal(name, 'seuls les fichiers PNG, JPEG, WebP, AVIF et PDF sont acceptés. Exportez un dessin en PNG');
  checkFile(name, bytes);
  try {
    return format ? await toStoredPhotograph(bytes, format) : bytes;
  } catch (error) {
    if (!(error instanceof UnusableImageError)) throw error;
    throw refusal(
      name,
      'ce n’est pas une image fixe du format que son nom annonce, ou elle dépasse 50 millions de pixels',
    );
  }
}
