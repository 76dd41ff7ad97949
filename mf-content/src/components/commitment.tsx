import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { PatternPanel } from '@vipp/shared/ui/pattern-panel';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';
import styles from './commitment.module.css';

type Props = { text: ActionsPart };

/** Summary of the group's commitments beside the brand pattern, with the link to the RSE page. */
export function Commitment({ text }: Props) {
  return (
    <Section title={text.name}>
      <Reveal>
        <div className={styles.spread}>
          <div className={styles.words}>
            <RichText html={text.prose} />
            <EntryActions actions={text.actions} />
          </div>
          <PatternPanel seed="engagement" rows={3} size="large" className={styles.pattern} />
        </div>
      </Reveal>
    </Section>
  );
}
