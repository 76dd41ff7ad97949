import type { Figure, PageEntry } from '@vipp/shared/contract/site-data';
import { listPart, type ListPart } from '@vipp/shared/lib/content-parts';

/** An entry of the content with its anchor and the picture beside it. */
export type ChapterPart<Anchor extends string = string> = ListPart & { anchor: Anchor; figure: Figure | null };

/** The entries that have these anchors, in order; missing ones are left out. */
export const toChapters = <Anchor extends string>(
  anchors: readonly Anchor[],
  entries: readonly (PageEntry | undefined)[],
): ChapterPart<Anchor>[] =>
  anchors.flatMap((anchor, index) => {
    const entry = entries[index];
    const part = listPart(entry);
    return part ? [{ ...part, anchor, figure: entry?.figures[0] ?? null }] : [];
  });
