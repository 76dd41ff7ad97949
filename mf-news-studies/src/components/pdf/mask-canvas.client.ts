/**
 * Canvases and filters for pdf.js in a worker. Its own filters are SVG, which needs a document, and which not every browser
 * applies in a canvas; here the pixels of a mask are converted when it is drawn.
 */

type CanvasAndContext = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Alpha of a pixel of a mask, from 0 to 255; the pixel has red in its lowest byte. */
type AlphaOf = (pixel: number) => number;

/** The new alpha for each of 256 values. */
type TransferMap = Uint8Array | null | undefined;

/** By the name that pdf.js sets as the `filter` of a canvas. */
const filters = new Map<string, AlphaOf>();

function addMask(valueOf: AlphaOf, map: TransferMap): string {
  const name = `mask-${filters.size}`;
  filters.set(name, (pixel) => map?.[valueOf(pixel)] ?? valueOf(pixel));
  return name;
}

/** ISO 32000-2, 11.5.3: the brighter a mask, the more it shows. */
const luminosity: AlphaOf = (pixel) =>
  Math.round(0.3 * (pixel & 0xff) + 0.59 * ((pixel >>> 8) & 0xff) + 0.11 * ((pixel >>> 16) & 0xff));

const alpha: AlphaOf = (pixel) => pixel >>> 24;

export class MaskFilterFactory {
  addLuminosityFilter(map?: TransferMap): string {
    return addMask(luminosity, map);
  }

  addAlphaFilter(map?: TransferMap): string {
    return addMask(alpha, map);
  }

  /** Functions for the inks of a printer, which pdf.js does without in Node.js too. */
  addFilter(): string {
    return 'none';
  }

  /** The browser applies forced colours. */
  addHCMFilter(): string {
    return 'none';
  }

  destroy(): void {
    filters.clear();
  }
}

type Area = { x: number; y: number; width: number; height: number };

function convertMask(mask: OffscreenCanvas, { x, y, width, height }: Area, alphaOf: AlphaOf): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser has no memory for another canvas');
  context.drawImage(mask, -x, -y);
  const image = context.getImageData(0, 0, width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (const [index, pixel] of pixels.entries()) pixels[index] = (pixel & 0xffffff) | (alphaOf(pixel) << 24);
  context.putImageData(image, 0, 0);
  return canvas;
}

/**
 * Makes a context accept the names of masks as its `filter`. pdf.js sets one between `save` and `restore`, and draws the
 * area of a mask in which something was painted, at its own size.
 */
function acceptMasks(context: OffscreenCanvasRenderingContext2D): void {
  let filter = 'none';
  const { drawImage, restore } = context;
  Object.defineProperty(context, 'filter', {
    get: () => filter,
    set: (name: string) => {
      filter = name;
    },
  });
  context.restore = () => {
    filter = 'none';
    restore.call(context);
  };
  context.drawImage = (source: CanvasImageSource, ...place: number[]) => {
    const alphaOf = filters.get(filter);
    const [x = 0, y = 0, width = 0, height = 0, left = 0, top = 0] = place;
    const drawn =
      alphaOf && source instanceof OffscreenCanvas
        ? [convertMask(source, { x, y, width, height }, alphaOf), left, top]
        : [source, ...place];
    Reflect.apply(drawImage, context, drawn);
  };
}

export class MaskCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context) acceptMasks(context);
    return { canvas, context };
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(target: CanvasAndContext): void {
    this.reset(target, 0, 0);
    Object.assign(target, { canvas: null, context: null });
  }
}
