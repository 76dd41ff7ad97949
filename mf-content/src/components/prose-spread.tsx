import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './prose-spread.module.css';

type Props = {
  /** Paragraphs as sanitised HTML. */
  html: string;
  /** `opening`: the first paragraph is large, the others are in columns below. `columns`: all are in columns. */
  arrangement: 'opening' | 'columns';
};

/** Paragraphs over the width of a page. */
export function ProseSpread({ html, arrangement }: Props) {
  return (
    <div className={styles[arrangement]}>
      <RichText html={html} />
    </div>
  );
}
