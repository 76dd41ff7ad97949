import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { RichText } from '@vipp/shared/ui/rich-text';
import { PdfDocument } from './pdf-document';

type Props = {
  content: ArticleContent;
  /** Title of the article or study, which names the frame. */
  title: string;
};

/** The content of an article or study, whichever kind it is. */
export function DocumentView({ content, title }: Props) {
  if (content.kind === 'pdf') return <PdfDocument key={content.href} href={content.href} bytes={content.bytes} title={title} />;
  return content.kind === 'html' ? <RichText html={content.html} /> : null;
}
