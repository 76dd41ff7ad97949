import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';
import styles from './commitment.module.css';

type Props = { text: ActionsPart };

/** Summary of the group's commitments, with the link to the RSE page. */
export function Commitment({ text }: Props) {
  return (
    <Section title={text.name} layout="split">
      <Reveal>
        <div className={styles.words}>
          <RichText html={text.prose} />
          <EntryActions actions={text.actions} />
        </div>
      </Reveal>
    </Section>
  );
}
