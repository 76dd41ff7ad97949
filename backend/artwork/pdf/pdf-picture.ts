/** Draws a textile picture into a PDF, as vectors, from the same geometry as its SVG. */
import type { Area, Cloth, Picture } from '@vipp/shared/artwork/textile-composition';
import { tileOrigins } from '@vipp/shared/artwork/textile-composition';
import type { Scheme } from '@vipp/shared/artwork/textile-inks';

type Pdf = PDFKit.PDFDocument;

const layCloth = (pdf: Pdf, cloth: Cloth, box: Area['box'], scheme: Scheme): void => {
  const { columns, rows } = tileOrigins(cloth, box);
  pdf
    .translate(cloth.x, cloth.y)
    .rotate(cloth.upright ? 90 : 0)
    .scale(cloth.scale);
  for (const { d, ink, width } of cloth.tile.layers) {
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
  for (const { d, box, ground, cloth } of picture.areas) {
    pdf.path(d).fill(picture.scheme[ground]);
    if (cloth === undefined) continue;
    pdf.save().path(d).clip();
    layCloth(pdf, cloth, box, picture.scheme);
    pdf.restore();
  }
  pdf.restore();
  pdf.endMarkedContent();
};
