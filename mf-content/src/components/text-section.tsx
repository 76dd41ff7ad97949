import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';
import { PictureSection } from './picture-section';
import styles from './text-section.module.css';

type Props = { id?: string; tone?: 'tint'; pictureFirst?: boolean; text: ActionsPart };

/** Title, text and links of an entry: beside its picture, or else the text beside the title. */
export function TextSection({ id, tone, pictureFirst, text: { name, prose, actions, figure } }: Props) {
  const words = (
    <div className={styles.words}>
      <RichText html={prose} size={figure ? 'normal' : 'lead'} />
      <EntryActions actions={actions} />
    </div>
  );
  const section = { id, title: name, tone };
  return figure ? (
    <PictureSection {...section} figure={figure} pictureFirst={pictureFirst} words={words} />
  ) : (
    <Section {...section} layout="split">
      {words}
    </Section>
  );
}
