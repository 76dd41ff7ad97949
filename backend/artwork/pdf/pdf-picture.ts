/** Draws a picture of the brand pattern into a PDF, as vectors, from the same geometry as its SVG. */
import type { Area, TilePlacement, Picture } from '@vipp/shared/artwork/pattern-composition';
import { tileOrigins } from '@vipp/shared/artwork/pattern-composition';
import type { Scheme } from '@vipp/shared/artwork/brand-colors';

type Pdf = PDFKit.PDFDocument;

const drawTiles = (pdf: Pdf, placement: TilePlacement, box: Area['box'], scheme: Scheme): void => {
  const { columns, rows } = tileOrigins(placement, box);
  pdf
    .translate(placement.x, placement.y)
    .rotate(placement.upright ? 90 : 0)
    .scale(placement.scale);
  for (const { d, ink, width } of placement.tile.layers) {
    for (const row of rows) {
      for (const column of columns) {
        pdf.save().translate(column, row).path(d);
        if (width === undefined) pdf.fill(scheme[ink]);
        else pdf.lineWidth(width).stroke(scheme[ink]);
        pdf.restore();
      }
    }
  }
};

/** Draws the picture with its top left corner at `(x, y)`, as an artifact that readers skip. */
export const drawPicture = (pdf: Pdf, picture: Picture, x: number, y: number): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save().translate(x, y);
  pdf.rect(0, 0, picture.width, picture.height).clip();
  for (const { d, box, ground, placement } of picture.areas) {
    pdf.path(d).fill(picture.scheme[ground]);
    if (placement === undefined) continue;
    pdf.save().path(d).clip();
    drawTiles(pdf, placement, box, picture.scheme);
    pdf.restore();
  }
  pdf.restore();
  pdf.endMarkedContent();
};
