import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { PatternBand } from '@vipp/shared/ui/pattern-band';
import type { TextPart } from '../model/entry-parts';
import { EntryActions } from './entry-actions';
import styles from './commitment.module.css';

type Props = { text: TextPart };

/** What the group commits to, beside a length of cloth, with the way to the RSE page. */
export function Commitment({ text }: Props) {
  return (
    <Section title={text.name}>
      <Reveal>
        <div className={styles.spread}>
          <div className={styles.words}>
            <RichText html={text.prose} />
            <EntryActions actions={text.actions} />
          </div>
          <div className={styles.cloth}>
            <PatternBand seed="engagement" rows={3} size="large" className={styles.weave} />
          </div>
        </div>
      </Reveal>
    </Section>
  );
}
