/** The blocks of a section; each is tagged, so that screen readers get the visible structure. */
import { BRAND_COLORS } from '@vipp/shared/artwork/brand-colors';
import type { SeedDocumentSection } from '../../seed/seed-types';
import type { Flow } from './pdf-flow';
import { PAGE, TEXT_WIDTH } from './pdf-page';
import type { TextStyle } from './pdf-type';
import { breakLines, drawLines, setText } from './pdf-type';

type Element = PDFKit.PDFStructureElement;
type Figure = NonNullable<SeedDocumentSection['figures']>[number];
type Quote = NonNullable<SeedDocumentSection['quote']>;

const { ink, terracotta, ochre } = BRAND_COLORS;
const TINT = '#F2E6D3';

const BODY: TextStyle = { font: 'text', size: 11, leading: 17, color: ink };
const HEADING: TextStyle = { font: 'display', size: 19, leading: 23, color: ink };
const QUOTE: TextStyle = { font: 'strong', size: 17, leading: 23, color: terracotta };
const AUTHOR: TextStyle = { font: 'text', size: 10, leading: 14, color: ink };
const VALUE: TextStyle = { font: 'display', size: 25, leading: 28, color: terracotta };
const LABEL: TextStyle = { font: 'text', size: 9.5, leading: 13, color: ink };

/** Adds a new element to its parent. */
const append = (flow: Flow, parent: Element, tag: string): Element => {
  const element = flow.pdf.struct(tag);
  parent.add(element);
  return element;
};

const ornament = (flow: Flow, draw: () => void): void => {
  flow.pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  flow.pdf.endMarkedContent();
};

export const heading = (flow: Flow, parent: Element, text: string): void => {
  flow.space(20);
  const lines = breakLines(flow.pdf, text, HEADING, TEXT_WIDTH);
  flow.keepTogether(lines.length * HEADING.leading + 3 * BODY.leading + 24);
  const top = flow.y;
  ornament(flow, () => flow.pdf.rect(PAGE.left, top, 28, 4).fill(ochre));
  flow.y += 14;
  flow.text(append(flow, parent, 'H2'), text, HEADING);
  flow.pdf.outline.addItem(setText(text));
  flow.y += 8;
};

export const paragraph = (flow: Flow, parent: Element, text: string): void => {
  flow.text(append(flow, parent, 'P'), text, BODY);
  flow.y += 9;
};

export const list = (flow: Flow, parent: Element, items: string[]): void => {
  const element = append(flow, parent, 'L');
  for (const text of items) {
    const item = append(flow, element, 'LI');
    flow.keepTogether(2 * BODY.leading);
    const top = flow.y;
    append(flow, item, 'Lbl')
      .add(() => flow.pdf.rect(PAGE.left + 2, top + 4, 5, 5).fill(terracotta))
      .end();
    flow.text(append(flow, item, 'LBody'), text, BODY, 18);
    flow.y += 4;
  }
  flow.y += 6;
};

export const quote = (flow: Flow, parent: Element, { text, author }: Quote): void => {
  const lines = breakLines(flow.pdf, `« ${text} »`, QUOTE, TEXT_WIDTH - 24);
  const height = lines.length * QUOTE.leading + AUTHOR.leading + 8;
  flow.space(8);
  flow.keepTogether(height);
  const [x, top] = [PAGE.left + 24, flow.y];
  ornament(flow, () => flow.pdf.rect(PAGE.left, top, 5, height).fill(ochre));
  const element = append(flow, parent, 'BlockQuote');
  append(flow, element, 'P')
    .add(() => drawLines(flow.pdf, lines, QUOTE, x, top))
    .end();
  const signature = [setText(author)];
  append(flow, element, 'P')
    .add(() => drawLines(flow.pdf, signature, AUTHOR, x, top + height - AUTHOR.leading))
    .end();
  flow.y += height + 18;
};

/** Key figures side by side, four at most in a row. */
export const figures = (flow: Flow, parent: Element, items: Figure[]): void => {
  for (let first = 0; first < items.length; first += 4) {
    figureRow(flow, parent, items.slice(first, first + 4));
  }
  flow.y += 10;
};

const figureRow = (flow: Flow, parent: Element, items: Figure[]): void => {
  const [gap, inset] = [10, 12];
  const width = (TEXT_WIDTH - gap * (items.length - 1)) / items.length;
  const inner = width - 2 * inset;
  const cells = items.map(({ value, label }) => {
    const style = fitted(flow, value, inner);
    return { value: setText(value), style, labels: breakLines(flow.pdf, label, LABEL, inner) };
  });
  const height = Math.max(...cells.map(({ labels }) => labels.length)) * LABEL.leading + VALUE.leading + 2 * inset + 4;
  flow.space(4);
  flow.keepTogether(height);
  const top = flow.y;
  cells.forEach(({ value, style, labels }, index) => {
    const x = PAGE.left + index * (width + gap);
    ornament(flow, () => flow.pdf.rect(x, top, width, height).fill(TINT).rect(x, top, width, 3).fill(terracotta));
    append(flow, parent, 'P')
      .add(() => {
        drawLines(flow.pdf, [value], style, x + inset, top + inset + VALUE.leading - style.leading);
        drawLines(flow.pdf, labels, LABEL, x + inset, top + inset + VALUE.leading + 4);
      })
      .end();
  });
  flow.y += height + 8;
};

/** The value's style, smaller when the value is too long for its cell. */
const fitted = (flow: Flow, value: string, width: number): TextStyle => {
  flow.pdf.font(VALUE.font).fontSize(VALUE.size);
  const share = Math.min(1, width / flow.pdf.widthOfString(setText(value)));
  return { ...VALUE, size: VALUE.size * share, leading: VALUE.leading * (0.2 + 0.8 * share) };
};

export const section = (flow: Flow, parent: Element, content: SeedDocumentSection): void => {
  const element = append(flow, parent, 'Sect');
  heading(flow, element, content.heading);
  content.paragraphs.forEach((text) => paragraph(flow, element, text));
  if (content.list) list(flow, element, content.list);
  if (content.figures) figures(flow, element, content.figures);
  if (content.quote) quote(flow, element, content.quote);
};
