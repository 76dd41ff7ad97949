import { placeText, type FontMeasures, type Matrix } from './place-text';

const style = { ascent: 0.9, descent: -0.2, vertical: false, fontFamily: 'serif' };
const item = {
  str: 'Bonjour',
  dir: 'ltr',
  transform: [10, 0, 0, 10, 20, 60],
  width: 40,
  height: 10,
  fontName: 'f1',
  hasEOL: true,
};

/** A page of 200 by 100 whose origin is its lower left corner, as in a PDF. */
const page = {
  width: 200,
  height: 100,
  toPage: ([a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: Matrix) => [a, -b, c, -d, x, 100 - y],
};

const measures = (known: Partial<FontMeasures> = {}): FontMeasures => ({
  width: (text, size) => (text.length * size) / 2,
  ascent: () => undefined,
  ...known,
});

const place = (changes: Partial<typeof item> = {}, known: Partial<FontMeasures> = {}, ownStyle = style) => {
  const content = { items: [{ ...item, ...changes }], styles: { f1: ownStyle }, lang: null };
  return placeText(content, page, measures(known))[0];
};

describe('the text of a drawn page', () => {
  it('starts at the corner above its baseline, in percent of the page', () => {
    expect(place()).toMatchObject({
      text: 'Bonjour',
      left: 10,
      top: 31,
      fontSize: 10,
      fontFamily: 'serif',
      endsLine: true,
    });
  });

  it('is placed by the ascent of the browser’s font where the browser knows it', () => {
    expect(place({}, { ascent: () => 0.5 })?.top).toBe(35);
  });

  it('has a usual ascent when neither the browser nor the document knows one', () => {
    expect(place({}, {}, { ...style, ascent: 0, descent: 0 })?.top).toBe(32);
  });

  it('becomes as wide as it was drawn', () => {
    expect(place({ width: 70 })?.transform).toBe('scaleX(2)');
  });

  it('has its own width where it cannot be measured or has none', () => {
    expect(place({}, { width: () => 0 })?.transform).toBe('');
    expect(place({ width: 0 })?.transform).toBe('');
  });

  it('is turned as the document turns it', () => {
    const turned = place({ transform: [0, 10, -10, 0, 20, 60], width: 35 });
    expect(turned?.transform).toBe('rotate(-90deg) scaleX(1)');
    expect(turned?.left).toBeCloseTo(5.5);
    expect(turned?.top).toBeCloseTo(40);
  });

  it('runs downwards, as high as it was drawn, in a vertical font', () => {
    expect(place({ height: 70 }, {}, { ...style, vertical: true })?.transform).toBe('rotate(90deg) scaleX(2)');
  });

  it('leaves out what marks content but is no text', () => {
    const content = { items: [{ type: 'endMarkedContent', id: '' }], styles: {}, lang: null };
    expect(placeText(content, page, measures())).toEqual([]);
  });
});
