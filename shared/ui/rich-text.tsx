import { trustedHtml } from '../lib/trusted-html';
import styles from './rich-text.module.css';

type Props = {
  /** HTML that the gateway sanitised: `content`, `prose`, `html` or `caption`. */
  html: string;
  size?: 'normal' | 'lead';
};

/** Content of the content service. Its look is the global `.prose`; the shell makes its links navigate. */
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
