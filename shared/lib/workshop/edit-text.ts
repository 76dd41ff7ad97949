/** What changed between two states of a text, so that the caret stays where it is when a colleague changes it. */
export type TextChange = { start: number; removed: number; inserted: string };

const isInsidePair = (text: string, index: number): boolean => {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
};

/** The one stretch in which two texts differ. No half of a character that JavaScript writes as two is left outside. */
export function textChange(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (start > 0 && (isInsidePair(before, start) || isInsidePair(after, start))) start -= 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (end > 0 && (isInsidePair(before, before.length - end) || isInsidePair(after, after.length - end))) end -= 1;
  return { start, removed: before.length - start - end, inserted: after.slice(start, after.length - end) };
}

/** Where the caret of a text goes that changed without its reader: it stays beside the same letters. */
export function caretAfter(caret: number, { start, removed, inserted }: TextChange): number {
  if (caret <= start) return caret;
  return caret >= start + removed ? caret - removed + inserted.length : start + inserted.length;
}
