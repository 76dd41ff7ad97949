import { Download } from 'lucide-react';
import type { PageLinkData } from '../contract/site-data';
import { describeFile } from '../lib/format';
import { RichText } from './rich-text';
import styles from './download-list.module.css';

type DownloadFile = {
  link: PageLinkData;
  /** Replaces the text of the link. */
  title?: string;
  /** Description of the document, as sanitised HTML. */
  html?: string;
};

type Props = { files: readonly DownloadFile[] };

/** Documents to download, each with its format and size. */
export function DownloadList({ files }: Props) {
  return (
    <ul className={styles.list} role="list">
      {files.map(({ link, title, html }) => (
        <li key={link.href} className={styles.item}>
          <a className={styles.link} href={link.href} type={link.format === 'PDF' ? 'application/pdf' : undefined}>
            <span className={styles.title}>{title || link.text}</span>
            {link.format && <span className={styles.format}>{describeFile(link.format, link.bytes)}</span>}
            <Download className={styles.icon} />
          </a>
          {html && <RichText html={html} />}
        </li>
      ))}
    </ul>
  );
}
