/** How the keyboard's focus is visible; runs in the page. */
export type FocusStop = {
  /** Undefined for the page as a whole. */
  element: string | undefined;
  /** The same for the same element. */
  key: number;
  /** The browser adds tab stops of its own to it. */
  hasOwnStops: boolean;
  problems: string[];
};

declare global {
  interface Window {
    focusKeys?: WeakMap<Element, number>;
    focusCount?: number;
  }
}

/** Measures the focused element. Self-contained, because Playwright sends its source to the page. */
export function probeFocus(): FocusStop {
  const MIN_CONTRAST = 3;
  const MIN_WIDTH = 2;
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement)
    return { element: undefined, key: 0, hasOwnStops: false, problems: [] };

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour: string): number[] => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red = 0, green = 0, blue = 0]: number[]): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: number[], other: number[]): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /** The background of the ring: the first opaque background around it. */
  const groundOf = (start: Element | null): number[] => {
    for (let at = start; at; at = at.parentElement) {
      const ground = rgba(getComputedStyle(at).backgroundColor);
      if ((ground[3] ?? 0) > 250) return ground;
    }
    return rgba('Canvas');
  };

  const describe = (one: Element): string =>
    `${one.localName}${one.id ? `#${one.id}` : ''} « ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)} »`;
  const ringOf = (one: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= MIN_WIDTH ? { one, colour: outlineColor } : undefined;
  };
  const findRing = () => {
    let at: Element | null = element;
    for (let up = 0; at && up < 5; up += 1, at = at.parentElement) {
      const ring = ringOf(at);
      if (ring) return ring;
    }
    return undefined;
  };

  const problems: string[] = [];
  const showsOwnFocus = element.matches('iframe, video[controls]');
  const hasOwnStops = showsOwnFocus || element.matches('input[type="date"]');
  const ring = findRing();
  if (ring) {
    const seen = contrast(rgba(ring.colour), groundOf(ring.one.parentElement));
    if (seen < MIN_CONTRAST) problems.push(`focus ring of ${seen.toFixed(1)}:1 on its ground`);
  } else if (!showsOwnFocus) problems.push('shows no focus ring');

  const shares = [0.5, 0.1, 0.9];
  /** The topmost elements at some points of an element that are in the window. */
  const seenOf = (one: Element): (Element | null)[] => {
    const box = one.getBoundingClientRect();
    const points = shares.flatMap((x) =>
      shares.map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    return points
      .filter(([x, y]) => x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight)
      .map(([x, y]) => document.elementFromPoint(x, y));
  };
  const isOwn = (hit: Element | null): boolean =>
    hit !== null && (hit.contains(element) || element.contains(hit) || Boolean(ring?.one.contains(hit)));
  const hits = seenOf(ring?.one ?? element);
  if (hits.length === 0) problems.push('is not in the window');
  else if (!hits.some(isOwn)) problems.push('is covered wholly');
  const header = document.querySelector('header');
  // A card around a link, or a scrollable element, may be taller than the window: then its top is covered.
  const fits = element.clientHeight <= window.innerHeight - (header?.offsetHeight ?? 0);
  if (header && fits && !header.contains(element) && seenOf(element).some((hit) => hit && header.contains(hit)))
    problems.push('lies under the header');

  window.focusKeys ??= new WeakMap();
  window.focusCount ??= 0;
  const known = window.focusKeys.get(element);
  if (known === undefined) window.focusKeys.set(element, (window.focusCount += 1));
  return { element: describe(element), key: window.focusKeys.get(element) ?? 0, hasOwnStops, problems };
}
