import { Resvg } from '@resvg/resvg-js';

/** Width in pixels of the PNG of each SVG, for mail and social networks, which show no SVG. */
const FALLBACK_WIDTH = 600;

/** Renders the PNG of an SVG. */
export const toPng = (svg: string): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: FALLBACK_WIDTH } }).render().asPng();
