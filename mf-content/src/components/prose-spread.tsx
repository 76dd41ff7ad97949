import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './prose-spread.module.css';

type Props = {
  /** Paragraphs as sanitised HTML. */
  html: string;
};

/** Paragraphs in columns over the width of a page. */
export function ProseSpread({ html }: Props) {
  return (
    <div className={styles.columns}>
      <RichText html={html} />
    </div>
  );
}
