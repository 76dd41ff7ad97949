import type { ComponentProps } from 'react';
import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';
import styles from './text-section.module.css';

type Props = Pick<ComponentProps<typeof Section>, 'id' | 'tone'> & { text: ActionsPart; size?: 'normal' | 'lead' };

/** Title of an entry beside its text and its links. */
export function TextSection({ text, size = 'lead', ...section }: Props) {
  return (
    <Section {...section} title={text.name} layout="split">
      <RichText html={text.prose} size={size} />
      <EntryActions actions={text.actions} />
    </Section>
  );
}

type StatementProps = { text: ActionsPart };

/** First section below the banner, with its links close to its text. */
export function IntroStatement({ text }: StatementProps) {
  return (
    <Section title={text.name} layout="split">
      <div className={styles.words}>
        <RichText html={text.prose} size="lead" />
        <EntryActions actions={text.actions} />
      </div>
    </Section>
  );
}

/** Summary of the group's commitments, with the link to the RSE page. */
export function Commitment({ text }: StatementProps) {
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
