/** Checks files of editors, photographs and PDFs, by their content and not by their names. A drawing may contain programs. */
import path from 'node:path';
import {
  PHOTOGRAPH_FORMATS,
  toStoredPhotograph,
  UnusableImageError,
  type PhotographFormat,
} from '@vipp/shared/server/resize-photograph';

export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Faults of a file. */
export const FILE_PROBLEMS = {
  large: 'il dépasse 50 Mo',
  name: 'son nom ne peut contenir que des lettres sans accent, des chiffres, des points, des tirets (- et _)',
  kind: 'seuls les fichiers PNG, JPEG, WebP, AVIF et PDF sont acceptés. Exportez un dessin en PNG',
  pdf: 'ce n’est pas un PDF lisible',
  program: 'il contient un programme. Exportez-le de nouveau, sans JavaScript',
  photograph: 'ce n’est pas une image fixe du format que son nom annonce, ou elle dépasse 50 millions de pixels',
} as const;

export type FileProblem = keyof typeof FILE_PROBLEMS;

const NAME = /^[a-z\d][\w.-]*$/i;
export const extensionOf = (name: string): string => path.extname(name).slice(1).toLowerCase();

/** Checks a file without decoding it; files of other kinds are those of operators. */
export function fileProblem(name: string, bytes: Buffer): FileProblem | undefined {
  if (bytes.length > MAX_FILE_BYTES) return 'large';
  if (extensionOf(name) !== 'pdf') return undefined;
  const isPdf = /%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 1024));
  // Readers skip what follows the end.
  if (!isPdf || !bytes.toString('latin1', Math.max(0, bytes.length - 4096)).includes('%%EOF')) return 'pdf';
  return bytes.includes('/JavaScript') || bytes.includes('/Launch') ? 'program' : undefined;
}

const isPhotograph = (extension: string): extension is keyof typeof PHOTOGRAPH_FORMATS =>
  Object.hasOwn(PHOTOGRAPH_FORMATS, extension);

export const photographFormat = (name: string): PhotographFormat | undefined => {
  const extension = extensionOf(name);
  return isPhotograph(extension) ? PHOTOGRAPH_FORMATS[extension] : undefined;
};

/** The stored bytes of an editor's file; for a photograph also its size in pixels. */
export type AcceptedFile = { bytes: Buffer; size?: { width: number; height: number } };

/** @returns the problem of a file that is not accepted */
export async function acceptFile(name: string, bytes: Buffer): Promise<AcceptedFile | FileProblem> {
  if (!NAME.test(path.basename(name))) return 'name';
  const format = photographFormat(name);
  if (!format && extensionOf(name) !== 'pdf') return 'kind';
  const problem = fileProblem(name, bytes);
  if (problem) return problem;
  if (!format) return { bytes };
  try {
    const { data, ...size } = await toStoredPhotograph(bytes, format);
    return { bytes: data, size };
  } catch (error) {
    if (error instanceof UnusableImageError) return 'photograph';
    throw error;
  }
}
