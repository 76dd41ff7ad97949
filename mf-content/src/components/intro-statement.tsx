import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';
import styles from './intro-statement.module.css';

type Props = { text: ActionsPart };

/** First section below the banner: a large title, its text beside it, and links. */
export function IntroStatement({ text }: Props) {
  return (
    <Section title={text.name} layout="split">
      <div className={styles.words}>
        <RichText html={text.prose} size="lead" />
        <EntryActions actions={text.actions} />
      </div>
    </Section>
  );
}
