import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { SectionNav } from './section-nav';
import styles from './page-opening.module.css';

type Props = {
  text: ActionsPart;
  sections: readonly { anchor: string; title: string }[];
};

/** First section of a long page: introduction and table of contents. */
export function PageOpening({ text, sections }: Props) {
  return (
    <Section title={text.name}>
      <div className={styles.spread}>
        <RichText html={text.prose} size="lead" />
        <SectionNav sections={sections} />
      </div>
    </Section>
  );
}
