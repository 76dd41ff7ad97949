import { useSyncExternalStore, type ReactNode } from 'react';
import { FileText } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import { describeFile } from '@vipp/shared/lib/format';
import { PdfPages } from './pdf-pages';
import styles from './pdf-document.module.css';

type Props = {
  href: string;
  bytes: number | undefined;
  title: string;
  /** True below its text in HTML, which it repeats: its first page is beside a heading and the link. */
  isBelowText?: boolean;
  /** Below the link. */
  children?: ReactNode;
};

/** Parameters of the browser's viewer: without sidebar, in page width or, in a low frame, whole pages. */
const VIEW = '#view=FitH&navpanes=0';
const LOW_VIEW = '#view=Fit&toolbar=0';

type ViewProps = Pick<Props, 'href' | 'title' | 'isBelowText'>;

const Frame = ({ href, title, isBelowText }: ViewProps) => (
  <iframe
    className={styles.frame}
    src={`${href}${isBelowText ? LOW_VIEW : VIEW}`}
    title={`Document PDF : ${title}`}
    loading="lazy"
  />
);

/** Reserves the space until hydration chooses the viewer. A frame would already load the document. */
const Undecided = (props: ViewProps) => (
  <div className={styles.frame}>
    <noscript>
      <Frame {...props} />
    </noscript>
  </div>
);

const never = () => () => undefined;

/** Phones and tablets show only the first page of a PDF in a frame. */
const isTouched = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

/** True when the browser shows whole PDFs in a frame. */
const showsPdfs = (): boolean => navigator.pdfViewerEnabled !== false && !isTouched();

/** A PDF in the browser's viewer or drawn by pdf.js, and a plain link to it. */
export function PdfDocument({ href, bytes, title, isBelowText = false, children }: Props) {
  const hasViewer = useSyncExternalStore<boolean | undefined>(never, showsPdfs, () => undefined);
  const View = hasViewer === undefined ? Undecided : hasViewer ? Frame : PdfPages;
  return (
    <div className={classNames(styles.document, isBelowText && styles.low)}>
      <div>
        {isBelowText && <h3>Le document en PDF</h3>}
        <a className={styles.link} href={href} type="application/pdf">
          <FileText />
          <span>Ouvrir le document ({describeFile('PDF', bytes)})</span>
        </a>
        {children}
      </div>
      <View href={href} title={title} isBelowText={isBelowText} />
    </div>
  );
}
