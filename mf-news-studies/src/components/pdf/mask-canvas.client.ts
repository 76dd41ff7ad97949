/**
 * Canvases and filters for pdf.js. Its own filters are SVG, which WebKit does not apply in a canvas; here the pixels of a mask
 * are converted when it is drawn.
 */

type Target = { canvas: HTMLCanvasElement | null; context: CanvasRenderingContext2D | null };

/** Alpha of a pixel of a mask, from 0 to 255; the pixel has red in its lowest byte. */
type AlphaOf = (pixel: number) => number;

/** The new alpha for each of 256 values. */
type TransferMap = Uint8Array | null | undefined;

/** ISO 32000-2, 11.5.3: the brighter a mask, the more it shows. */
const luminosity: AlphaOf = (pixel) =>
  Math.round(0.3 * (pixel & 0xff) + 0.59 * ((pixel >>> 8) & 0xff) + 0.11 * ((pixel >>> 16) & 0xff));

const alpha: AlphaOf = (pixel) => pixel >>> 24;

/** By its name as the `filter` of a canvas of pdf.js. */
const filters = new Map<string, AlphaOf>();

function addMask(valueOf: AlphaOf, map: TransferMap): string {
  const name = `${valueOf.name} ${map ?? ''}`;
  filters.set(name, (pixel) => map?.[valueOf(pixel)] ?? valueOf(pixel));
  return name;
}

/** Inks of a printer are not applied; the browser applies forced colours. */
const none = (): string => 'none';

export class MaskFilterFactory {
  addLuminosityFilter = (map?: TransferMap): string => addMask(luminosity, map);
  addAlphaFilter = (map?: TransferMap): string => addMask(alpha, map);
  addFilter = none;
  addHCMFilter = none;
  destroy = (): void => undefined;
}

function createCanvas(width: number, height: number): Target & { canvas: HTMLCanvasElement } {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
}

function convertMask(mask: CanvasImageSource, [x = 0, y = 0, width = 0, height = 0]: number[], alphaOf: AlphaOf) {
  const { canvas, context } = createCanvas(width, height);
  if (!context) throw new Error('the browser has no memory for another canvas');
  context.drawImage(mask, -x, -y);
  const image = context.getImageData(0, 0, width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (const [index, pixel] of pixels.entries()) pixels[index] = (pixel & 0xffffff) | (alphaOf(pixel) << 24);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Makes a context accept the names of masks as its `filter`: pdf.js sets it for its next mask. */
function acceptMasks(context: CanvasRenderingContext2D): void {
  const { drawImage } = context;
  Object.defineProperty(context, 'filter', { value: 'none', writable: true });
  context.drawImage = (source: CanvasImageSource, ...place: number[]) => {
    const alphaOf = filters.get(context.filter);
    context.filter = 'none';
    // A mask is drawn at its own size.
    const drawn = alphaOf ? [convertMask(source, place, alphaOf), place[4], place[5]] : [source, ...place];
    Reflect.apply(drawImage, context, drawn);
  };
}

export class MaskCanvasFactory {
  create(width: number, height: number): Target {
    const target = createCanvas(width, height);
    if (target.context) acceptMasks(target.context);
    return target;
  }

  reset({ canvas }: Target, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(target: Target): void {
    this.reset(target, 0, 0);
    Object.assign(target, { canvas: null, context: null });
  }
}
