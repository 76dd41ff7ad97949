import type { FontMeasures } from './place-text';

/** Size at which ascents are measured, in CSS pixels: large enough for two digits. */
const LARGE = 30;

/** Measures texts with a canvas, which needs no layout and no document. */
export function measureFonts(): FontMeasures {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  const measure = (text: string, size: number, fontFamily: string): TextMetrics | undefined => {
    if (!context) return undefined;
    const font = `${size}px ${fontFamily}`;
    // Parsing a font takes longer than comparing it.
    if (font !== last) context.font = last = font;
    return context.measureText(text);
  };
  let last = '';
  const ascents = new Map<string, number | undefined>();
  const measureAscent = (fontFamily: string): number | undefined => {
    const metrics = measure('', LARGE, fontFamily);
    if (!metrics) return undefined;
    const height = metrics.fontBoundingBoxAscent + metrics.fontBoundingBoxDescent;
    return height > 0 ? metrics.fontBoundingBoxAscent / height : undefined;
  };
  return {
    width: (text, fontSize, fontFamily) => measure(text, fontSize, fontFamily)?.width ?? 0,
    ascent: (fontFamily) => {
      if (!ascents.has(fontFamily)) ascents.set(fontFamily, measureAscent(fontFamily));
      return ascents.get(fontFamily);
    },
  };
}
