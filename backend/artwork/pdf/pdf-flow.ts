/** The text column: takes blocks one after another and begins a new page when one does not fit. */
import { addPage, PAGE, TEXT_END, TEXT_WIDTH } from './pdf-page';
import type { TextStyle } from './pdf-type';
import { breakLines, drawLines } from './pdf-type';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

export class Flow {
  readonly pdf: Pdf;
  y: number = PAGE.top;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
  }

  newPage(): void {
    addPage(this.pdf);
    this.y = PAGE.top;
  }

  /** Begins a new page unless `height` points are left. */
  keepTogether(height: number): void {
    if (this.y + height > TEXT_END) this.newPage();
  }

  space(height: number): void {
    if (this.y > PAGE.top) this.y += height;
  }

  /** Sets text over as many pages as it needs, without widows or orphans. */
  text(element: Element, text: string, style: TextStyle, indent = 0): void {
    let lines = breakLines(this.pdf, text, style, TEXT_WIDTH - indent);
    while (lines.length > 0) {
      const part = lines.slice(0, this.#linesThatFit(lines.length, style.leading));
      lines = lines.slice(part.length);
      if (part.length > 0) {
        const top = this.y;
        element.add(() => drawLines(this.pdf, part, style, PAGE.left + indent, top));
        this.y += part.length * style.leading;
      }
      if (lines.length > 0) this.newPage();
    }
  }

  #linesThatFit(count: number, leading: number): number {
    const room = Math.floor((TEXT_END - this.y) / leading);
    if (room >= count) return count;
    const part = count - room < 2 ? count - 2 : room;
    return part < 2 ? 0 : part;
  }
}
