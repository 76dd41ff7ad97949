import { FileText } from 'lucide-react';
import { describeFile } from '@vipp/shared/lib/format';
import { PdfPages } from './pdf-pages';
import { usePdfViewer } from './use-pdf-viewer';
import styles from './pdf-document.module.css';

type Props = { href: string; bytes: number | undefined; title: string };

/** Asks the browser's viewer for the width of the page, without the list of pages beside it. */
const VIEW = '#view=FitH&navpanes=0';

/** A PDF in the page, by the browser's own viewer or by ours, and always a plain link to it. */
export function PdfDocument({ href, bytes, title }: Props) {
  const hasViewer = usePdfViewer();
  return (
    <div className={styles.document}>
      {hasViewer ? (
        <iframe className={styles.frame} src={`${href}${VIEW}`} title={`Document PDF : ${title}`} loading="lazy" />
      ) : (
        <PdfPages href={href} title={title} />
      )}
      <a className={styles.link} href={href} type="application/pdf">
        <FileText />
        <span>Ouvrir le document ({describeFile('PDF', bytes)})</span>
      </a>
    </div>
  );
}
