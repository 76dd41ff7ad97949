import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { PatternPanel } from '@vipp/shared/ui/pattern-panel';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';
import styles from './paris-section.module.css';

type Props = { text: ActionsPart };

/** The Paris office, beside the brand pattern. */
export function ParisSection({ text }: Props) {
  return (
    <Section id="a_paris" title={text.name} tone="tint">
      <div className={styles.spread}>
        <PatternPanel seed="paris" rows={8} className={styles.pattern} />
        <div className={styles.words}>
          <RichText html={text.prose} />
          <EntryActions actions={text.actions} />
        </div>
      </div>
    </Section>
  );
}
