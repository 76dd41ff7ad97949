import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { PatternBand } from '@vipp/shared/ui/pattern-band';
import type { TextPart } from '../model/entry-parts';
import { EntryActions } from './entry-actions';
import styles from './paris-section.module.css';

type Props = { text: TextPart };

/** The Paris office, beside a length of its cloth. */
export function ParisSection({ text }: Props) {
  return (
    <Section id="a_paris" title={text.name} tone="tint">
      <div className={styles.spread}>
        <div className={styles.cloth}>
          <PatternBand seed="paris" rows={8} className={styles.weave} />
        </div>
        <div className={styles.words}>
          <RichText html={text.prose} />
          <EntryActions actions={text.actions} />
        </div>
      </div>
    </Section>
  );
}
