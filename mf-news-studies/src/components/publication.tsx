import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { formatDate } from '@vipp/shared/lib/format';

/** A usual pace of silent reading of French. */
const WORDS_PER_MINUTE = 230;

function minutesOf(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

type Props = { publishedAt: string; content: ArticleContent };

/** The date as numbers and in words, and the reading time. */
export function Publication({ publishedAt, content }: Props) {
  const inWords = dayInWords(publishedAt.slice(0, 10));
  return (
    <>
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      <span>{inWords}</span>
      {content.kind === 'html' && <span>{`Lecture\u202F: ${minutesOf(content.html)} min`}</span>}
    </>
  );
}
