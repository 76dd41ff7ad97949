import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { RichText } from '@vipp/shared/ui/rich-text';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { PdfDocument } from './pdf/pdf-document';

type Props = {
  content: ArticleContent;
  /** Title of the article or study, for the name of the frame. */
  title: string;
};

/** The content of an article or study: a PDF, or HTML. */
export function DocumentView({ content, title }: Props) {
  if (content.kind === 'pdf')
    return <PdfDocument key={content.href} href={content.href} bytes={content.bytes} title={title} />;
  if (content.kind === 'none') return null;
  return (
    <section>
      {/* The headings of the content start at h3. */}
      <h2>
        <VisuallyHidden>Texte de l’article</VisuallyHidden>
      </h2>
      <RichText html={content.html} />
    </section>
  );
}
