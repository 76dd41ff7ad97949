/** Files that editors store: photographs, drawings and PDFs, by what they contain and not by their names. */
import path from 'node:path';
import {
  PHOTOGRAPH_FORMATS,
  toStoredPhotograph,
  UnusableImageError,
  type PhotographFormat,
} from '@vipp/shared/server/resize-photograph';

export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** What is wrong with a file. */
export const FILE_PROBLEMS = {
  large: 'il dépasse 50 Mo',
  name: 'son nom ne peut contenir que des lettres sans accent, des chiffres, des points, des tirets (- et _)',
  kind: 'seuls les fichiers PNG, JPEG, WebP, AVIF, SVG et PDF sont acceptés',
  pdf: 'ce n’est pas un PDF lisible',
  program: 'il contient un programme ou renvoie à d’autres fichiers. Exportez-le de nouveau, ou enregistrez-le en PNG',
  svg: 'ce n’est pas un dessin SVG',
  photograph: 'ce n’est pas une image fixe du format que son nom annonce, ou elle dépasse 50 millions de pixels',
} as const;

export type FileProblem = keyof typeof FILE_PROBLEMS;

const NAME = /^[a-z\d][\w.-]*$/i;
export const extensionOf = (name: string): string => path.extname(name).slice(1).toLowerCase();

/** Elements of drawings, without those that run, load or contain something else. */
const ELEMENTS = new Set(
  'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textpath style marker pattern mask clippath lineargradient radialgradient stop filter image switch view'.split(
    ' ',
  ),
);
const OWN_REFERENCE = /^\s*(?:#|data:image\/(?:png|jpeg|webp);base64,)/i;

/** Refuses everything unknown, because it does not parse: a drawing is shown in a sandbox besides. */
function isHarmlessSvg(text: string): boolean {
  const drawing = text.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '').replace(/<!--(?!-?>)(?:(?!--).)*-->/gs, '');
  if (/<[!?]/.test(drawing)) return false;
  for (const [, name = ''] of drawing.matchAll(/<\/?([^\s/>]*)/g)) {
    const local = name.toLowerCase();
    if (!ELEMENTS.has(local) && !/^fe[a-z]+$/.test(local) && !/^(?:sodipodi|inkscape|rdf|cc|dc):[\w-]+$/.test(local))
      return false;
  }
  if (/[\s"'/]on[a-z]+\s*=/i.test(drawing) || /javascript:|@import|expression\s*\(|-moz-binding/i.test(drawing))
    return false;
  const references = drawing.matchAll(/(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
  for (const [, double, single, bare] of references)
    if (!OWN_REFERENCE.test(double ?? single ?? bare ?? '')) return false;
  for (const [, target = ''] of drawing.matchAll(/url\(\s*["']?([^)]*)/gi))
    if (!OWN_REFERENCE.test(target)) return false;
  return true;
}

/** What can be said of a file without decoding it; files of other kinds are those of operators. */
export function fileProblem(name: string, bytes: Buffer): FileProblem | undefined {
  if (bytes.length > MAX_FILE_BYTES) return 'large';
  const extension = extensionOf(name);
  if (extension === 'pdf') {
    const isPdf = /%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 1024));
    // Readers skip what follows the end.
    if (!isPdf || !bytes.toString('latin1', Math.max(0, bytes.length - 4096)).includes('%%EOF')) return 'pdf';
    return bytes.includes('/JavaScript') || bytes.includes('/Launch') ? 'program' : undefined;
  }
  if (extension !== 'svg') return undefined;
  const text = bytes.toString();
  if (!/^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!--).)*-->\s*)*<svg[\s>]/s.test(text)) return 'svg';
  return isHarmlessSvg(text) ? undefined : 'program';
}

const isPhotograph = (extension: string): extension is keyof typeof PHOTOGRAPH_FORMATS =>
  Object.hasOwn(PHOTOGRAPH_FORMATS, extension);

export const photographFormat = (name: string): PhotographFormat | undefined => {
  const extension = extensionOf(name);
  return isPhotograph(extension) ? PHOTOGRAPH_FORMATS[extension] : undefined;
};

/** What is stored of a file of an editor; of a photograph also its size in pixels. */
export type AcceptedFile = { bytes: Buffer; size?: { width: number; height: number } };

/** @returns the problem of a file that is not accepted */
export async function acceptFile(name: string, bytes: Buffer): Promise<AcceptedFile | FileProblem> {
  if (!NAME.test(path.basename(name))) return 'name';
  const format = photographFormat(name);
  if (!format && !['svg', 'pdf'].includes(extensionOf(name))) return 'kind';
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
