/** FNV-1a hash of a text, as an unsigned 32-bit integer; not for security. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
};

export type Random = {
  /** Uniformly distributed in [0, 1). */
  next: () => number;
  /** One of `items`, which must not be empty. */
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/** Random numbers from a seed (mulberry32), the same in Node and in browsers. */
export const seededRandom = (seed: string): Random => {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, pick: (items) => items[Math.floor(next() * items.length)] ?? items[0] };
};
