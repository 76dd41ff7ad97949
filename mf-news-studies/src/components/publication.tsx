import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { PublicationDate } from '@vipp/shared/ui/publication-date';

/** A usual pace of silent reading of French. */
const WORDS_PER_MINUTE = 230;

function minutesOf(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

type Props = { publishedAt: string; content: ArticleContent };

/** The date, and how long the text takes to read. */
export const Publication = ({ publishedAt, content }: Props) => (
  <>
    <PublicationDate date={publishedAt} />
    {content.kind === 'html' && <span>{`Lecture\u202F: ${minutesOf(content.html)} min`}</span>}
  </>
);
