import { classNames } from '@vipp/shared/lib/class-names';
import { FigureView } from '@vipp/shared/ui/figure-view';
import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ServiceChapterData } from '../model/services-data';
import styles from './service-chapter.module.css';

type Props = {
  chapter: ServiceChapterData;
  tone: 'paper' | 'tint' | 'ink';
  /** `columns`: services in columns below the text. `rows`: services below each other, beside the text. */
  arrangement: 'columns' | 'rows';
};

/** A family of services: its introduction and its services. */
export function ServiceChapter({ chapter, tone, arrangement }: Props) {
  const { anchor, name, prose, figure, items } = chapter;
  return (
    <Section id={anchor} title={name} tone={tone}>
      <div className={classNames(styles.chapter, styles[arrangement])}>
        <div className={styles.lead}>
          <RichText html={prose} size="lead" />
          {figure && <FigureView figure={figure} sizes="(min-width: 64rem) 33rem, 93vw" />}
        </div>
        <Reveal>
          <ul className={styles.services} role="list">
            {items.map(({ title, html }) => (
              <li key={title} className={styles.service}>
                <h3 className={styles.title}>{title}</h3>
                <div className={styles.text}>
                  <RichText html={html} />
                </div>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </Section>
  );
}
