/** Reduces untrusted files of photographs. */
import type { Sharp } from 'sharp';
import { errorText } from './error-text';

/** Photographs of phones have up to 50 million pixels; a file of a few kilobytes may claim billions. */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_S = 10;
const QUALITY = 80;
/** The quality of WebP with `QUALITY`; a third smaller, in two and a half times the time. */
const AVIF = { quality: 55, effort: 3 };

/** The library reads many formats; these are the ones of photographs in browsers. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

type OpenImage = (file: Uint8Array) => Sharp;

let opener: Promise<OpenImage> | undefined;

async function loadOpener(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  // The caller caches results, and pages need the processors.
  sharp.cache(false);
  sharp.concurrency(1);
  return (file) => sharp(file, { limitInputPixels: MAX_PIXELS, autoOrient: true });
}

/** The file is not a photograph, or is too large to be reduced. */
export class UnusableImageError extends Error {
  override readonly name = 'UnusableImageError';
}

/** Animated PNG and AVIF, which the library would reduce to their first picture. */
const isAnimated = (file: Buffer, format: string): boolean =>
  format === 'png'
    ? file.subarray(0, file.indexOf('IDAT')).includes('acTL')
    : file.toString('latin1', 4, 12) === 'ftypavis';

/** What pages load; all browsers read WebP. */
export type PageFormat = 'avif' | 'webp';

/**
 * Reduces an image to a width in pixels; a smaller one keeps its size. Turned by its EXIF orientation, without metadata: the
 * place of a photograph is personal data.
 *
 * @throws {UnusableImageError} with the reason
 */
export async function resizePhotograph(file: Buffer, width: number, format: PageFormat = 'webp'): Promise<Buffer> {
  return convert(file, (image) => {
    const resized = image.resize({ width, withoutEnlargement: true });
    return format === 'avif' ? resized.avif(AVIF) : resized.webp({ quality: QUALITY, smartSubsample: true });
  });
}

/** The formats of photographs, by the extension of their files. */
export const PHOTOGRAPH_FORMATS = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const;
export type PhotographFormat = (typeof PHOTOGRAPH_FORMATS)[keyof typeof PHOTOGRAPH_FORMATS];

/** Wider than any page shows, for later pages. */
const STORED_PIXELS = 2_560;

/**
 * The stored form of an editor's photograph: in its format, turned, without metadata, 2560 pixels wide and high at most.
 *
 * @throws {UnusableImageError} with the reason, of a file in another format too
 */
export async function toStoredPhotograph(file: Buffer, format: PhotographFormat): Promise<Buffer> {
  return convert(file, (image, found) => {
    if (found !== format && !(found === 'heif' && format === 'avif')) throw new Error(`it is ${found}`);
    return image
      .resize({ width: STORED_PIXELS, height: STORED_PIXELS, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: QUALITY });
  });
}

/** Width and height in pixels, as it is shown. @throws {UnusableImageError} */
export async function photographSize(file: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await (await (opener ??= loadOpener()))(file).metadata();
    return autoOrient;
  } catch (error) {
    throw new UnusableImageError(errorText(error));
  }
}

async function convert(file: Buffer, work: (image: Sharp, format: string) => Sharp): Promise<Buffer> {
  try {
    const image = (await (opener ??= loadOpener()))(file);
    const { pages = 1, format } = await image.metadata();
    if (pages > 1 || isAnimated(file, format)) throw new Error('it is animated');
    return await work(image, format).timeout({ seconds: TIMEOUT_S }).toBuffer();
  } catch (error) {
    throw new UnusableImageError(errorText(error));
  }
}
