import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './prose-spread.module.css';

type Props = {
  /** Sanitised HTML: paragraphs. */
  html: string;
  /** `opening`: the first paragraph large, the others in columns below. `columns`: all paragraphs side by side. */
  arrangement: 'opening' | 'columns';
};

/** Paragraphs laid out over the width of a page, for reading. */
export function ProseSpread({ html, arrangement }: Props) {
  return (
    <div className={styles[arrangement]}>
      <RichText html={html} />
    </div>
  );
}
