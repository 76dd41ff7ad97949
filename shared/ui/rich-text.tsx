import { trustedHtml } from '../lib/trusted-html';
import styles from './rich-text.module.css';

type Props = {
  /** HTML that the gateway sanitised: `content`, `prose`, `html` or `caption`. */
  html: string;
  size?: 'normal' | 'lead';
};

/** HTML of the content service with the global `.prose` styles; the shell handles clicks on its links. */
export function RichText({ html, size = 'normal' }: Props) {
  if (html.trim() === '') return null;
  return (
    <div
      data-rich-text=""
      className={size === 'lead' ? `prose ${styles.lead}` : 'prose'}
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
