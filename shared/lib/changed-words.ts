/** The words that differ between two texts. */

export type TextRun = { text: string; isChanged: boolean };

/** Above this number of comparisons the texts differ as a whole. */
const MAX_COMPARISONS = 1_000_000;

/** Words, and what is between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** Length of the longest common sequence from each pair of positions to the ends. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [row, below] = [lengths[i], lengths[i + 1]];
      if (!row || !below) continue;
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

/** Whether each word of both is in the longest common sequence. */
function commonWords(one: readonly string[], other: readonly string[]): [Set<number>, Set<number>] {
  const lengths = commonLengths(one, other);
  const common: [Set<number>, Set<number>] = [new Set(), new Set()];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) {
      common[0].add(i);
      common[1].add(j);
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return common;
}

function toRuns(words: readonly string[], common: ReadonlySet<number>): TextRun[] {
  const runs: TextRun[] = [];
  words.forEach((text, index) => {
    const isChanged = !common.has(index);
    const last = runs.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else runs.push({ text, isChanged });
  });
  return runs;
}

/** Both texts as runs of words that are in both, and words that are in one only. */
export function changedWords(before: string, after: string): { before: TextRun[]; after: TextRun[] } {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const [commonBefore, commonAfter] =
    one.length * other.length > MAX_COMPARISONS ? [new Set<number>(), new Set<number>()] : commonWords(one, other);
  return { before: toRuns(one, commonBefore), after: toRuns(other, commonAfter) };
}
