import { FAMILY_NAMES } from './pattern-motifs';
import { bandPicture, patternPicture } from './pattern-picture';

const CARD = { width: 1200, height: 675 };
const seeds = Array.from({ length: 60 }, (_, index) => `article-${index}`);

function parse(markup: string): Document {
  const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml');
  if (parsed.querySelector('parsererror')) throw new SyntaxError(`not well-formed: ${markup.slice(0, 200)}`);
  return parsed;
}

describe('patternPicture', () => {
  it('draws the same picture for the same seed', () => {
    expect(patternPicture('cotonou', CARD)).toBe(patternPicture('cotonou', CARD));
  });

  it('draws another picture for another seed', () => {
    expect(new Set(seeds.map((seed) => patternPicture(seed, CARD))).size).toBe(seeds.length);
  });

  it.each(FAMILY_NAMES)('stays under 6 kB and is well-formed in every layout of %s', (family) => {
    for (const seed of seeds) {
      const markup = patternPicture(seed, { ...CARD, family });
      expect(markup.length).toBeLessThan(6 * 1024);
      expect(parse(markup).documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
    }
  });

  it('refers only to its own definitions', () => {
    const root = parse(patternPicture('lome', CARD)).documentElement;
    const ids = new Set([...root.querySelectorAll('[id]')].map((element) => element.id));
    const uses = [...root.querySelectorAll('use')].map((element) => element.getAttribute('href')?.slice(1));
    const clips = [...root.querySelectorAll('[clip-path]')].map((element) =>
      element.getAttribute('clip-path')?.slice(5, -1),
    );
    expect(ids.size).toBeGreaterThan(0);
    expect([...uses, ...clips].filter((id) => !ids.has(id ?? ''))).toEqual([]);
  });

  it('shares no id between two pictures of one page', () => {
    const idsOf = (markup: string): string[] => [...markup.matchAll(/id="([^"]+)"/g)].map(([, id]) => id ?? '');
    const ids = seeds.flatMap((seed) => idsOf(patternPicture(seed, CARD)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contains no script, no text and no invalid number', () => {
    for (const seed of seeds) {
      expect(patternPicture(seed, CARD)).not.toMatch(/<script|<text|NaN|undefined|Infinity/);
    }
  });

  it('uses the given palette', () => {
    expect(patternPicture('kigali', { ...CARD, palette: 'feuille' })).toContain('#2F6B4F');
  });
});

describe('bandPicture', () => {
  it('is small, well-formed and the same for the same seed', () => {
    const band = bandPicture('separateur', { width: 1280, height: 16 });
    expect(band).toBe(bandPicture('separateur', { width: 1280, height: 16 }));
    expect(band.length).toBeLessThan(6 * 1024);
    expect(parse(band).documentElement.getAttribute('viewBox')).toBe('0 0 1280 16');
  });

  it('runs along the longer side', () => {
    expect(bandPicture('bord', { width: 16, height: 600 })).toContain('rotate(90)');
    expect(bandPicture('bord', { width: 600, height: 16 })).not.toContain('rotate(90)');
  });
});
