import type { ReactNode } from 'react';
import type { ArticleContent } from '@vipp/shared/contract/list-data';
import { RichText } from '@vipp/shared/ui/rich-text';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { PdfDocument } from './pdf/pdf-document';

type Props = {
  content: ArticleContent;
  /** Title of the article or study, for the name of the frame. */
  title: string;
  /** What else is offered, beside the link to a PDF below the text. */
  children: ReactNode;
};

/** The content of an article or study: a PDF, or HTML with or without one below it. */
export function DocumentView({ content, title, children }: Props) {
  if (content.kind === 'none') return children;
  const pdf = content.kind === 'pdf' ? content : content.document;
  return (
    <>
      {content.kind === 'html' && (
        <section>
          {/* The headings of the content start at h3. */}
          <h2>
            <VisuallyHidden>Texte de l’article</VisuallyHidden>
          </h2>
          <RichText html={content.html} />
        </section>
      )}
      {pdf ? (
        <PdfDocument key={pdf.href} href={pdf.href} bytes={pdf.bytes} title={title} isBelowText={pdf !== content}>
          {children}
        </PdfDocument>
      ) : (
        children
      )}
    </>
  );
}
